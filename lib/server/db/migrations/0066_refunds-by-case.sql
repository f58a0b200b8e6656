create index concurrently if not exists "refunds_case" on "refunds" using btree ("case_no") where "refunds"."case_no" is not null;
