-- Whoever has results has them on few servers. A planner that does not know it compares two members' games each with each.
CREATE STATISTICS results_of_members (dependencies) ON user_id, guild_id FROM results;
ANALYZE results;
