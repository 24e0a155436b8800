-- Which boards stay in the channels of a server, and whether games are played in threads unless their table says otherwise.
ALTER TABLE guilds ADD COLUMN boards TEXT CHECK (boards IN ('all', 'newest'));
ALTER TABLE guilds ADD COLUMN threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1));
