-- Languages are codes of ISO 639-1, locales are Discord's, such as es-419.
ALTER TABLE preferences ADD COLUMN language TEXT; -- the language that a member has chosen; none: that of their client
ALTER TABLE people ADD COLUMN locale TEXT;        -- the locale of their client when it was last heard of
ALTER TABLE guilds ADD COLUMN language TEXT;      -- the language that was chosen for the channels of a server; none: that of its locale
ALTER TABLE guilds ADD COLUMN locale TEXT;        -- the locale of the server when it was last heard of
