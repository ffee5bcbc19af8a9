-- What a post still lacks, so that a kill before its picture or its desks costs nobody theirs; and what is said in it:
-- the log number its news begin after, and the seats it mentions. Older posts count as complete.

ALTER TABLE posts ADD COLUMN since INTEGER NOT NULL DEFAULT -1;
ALTER TABLE posts ADD COLUMN calls TEXT NOT NULL DEFAULT '[]';
ALTER TABLE posts ADD COLUMN pictured INTEGER NOT NULL DEFAULT 1;
ALTER TABLE posts ADD COLUMN delivered INTEGER NOT NULL DEFAULT 1;
UPDATE posts SET since = shown;
