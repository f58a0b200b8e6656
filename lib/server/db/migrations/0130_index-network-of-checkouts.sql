CREATE INDEX CONCURRENTLY IF NOT EXISTS "checkout_groups_network" ON "checkout_groups" USING btree ("network","created_at") WHERE "checkout_groups"."network" is not null;
