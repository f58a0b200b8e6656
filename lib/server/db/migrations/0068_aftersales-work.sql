create index concurrently if not exists "aftersales_work" on "aftersales" using btree ("store_id","status","proposed_amount") where "aftersales"."is_open";
