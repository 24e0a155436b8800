-- Of the tournaments that go on there, no two have one name, whatever process creates them; nor have two later seasons one name and
-- number. The name is compared as the program writes it: in lower case. Here that is done for the letters of its four languages.
ALTER TABLE tournaments ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE tournaments SET name_key = lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  trim(coalesce(json_extract(settings, '$.name'), ''))
  , 'Á', 'á'), 'Č', 'č'), 'Ď', 'ď'), 'É', 'é'), 'Ě', 'ě'), 'Í', 'í')
  , 'Ň', 'ň'), 'Ó', 'ó'), 'Ř', 'ř'), 'Š', 'š'), 'Ť', 'ť'), 'Ú', 'ú')
  , 'Ů', 'ů'), 'Ý', 'ý'), 'Ž', 'ž'), 'Ñ', 'ñ'), 'Ü', 'ü'));
-- Of two that have one name, the later one also gets its code.
UPDATE tournaments SET
  settings = json_set(settings, '$.name', substr(json_extract(settings, '$.name'), 1, 53) || ' (' || code || ')'),
  name_key = substr(name_key, 1, 53) || ' (' || lower(code) || ')'
WHERE status <> 'over' AND EXISTS (
  SELECT 1 FROM tournaments AS first
  WHERE first.guild_id = tournaments.guild_id AND first.name_key = tournaments.name_key AND first.status <> 'over'
    AND first.id < tournaments.id);
CREATE UNIQUE INDEX tournaments_one_name ON tournaments (guild_id, name_key) WHERE status <> 'over';
-- Of two seasons that have one number, the later one gets the next free one.
WITH numbered AS (
  SELECT id, guild_id, name_key, row_number() OVER (PARTITION BY guild_id, name_key, season ORDER BY id) AS nth,
    max(season) OVER (PARTITION BY guild_id, name_key) AS last
  FROM tournaments WHERE season > 1)
UPDATE tournaments SET season = free.season FROM (
  SELECT id, last + row_number() OVER (PARTITION BY guild_id, name_key ORDER BY id) AS season FROM numbered WHERE nth > 1) AS free
WHERE free.id = tournaments.id;
CREATE UNIQUE INDEX tournaments_one_season ON tournaments (guild_id, name_key, season) WHERE season > 1;
