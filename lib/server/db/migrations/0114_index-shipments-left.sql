CREATE INDEX CONCURRENTLY IF NOT EXISTS "shipments_left" ON "shipments" USING btree ("shipped_at") WHERE "shipments"."status" = 'shipped';
