CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "withdrawals_reference" ON "withdrawals" USING btree ("channel","reference_key");
