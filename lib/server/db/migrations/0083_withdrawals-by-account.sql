create index concurrently if not exists "withdrawals_account_hash" on "withdrawals" using btree ("account_hash");
