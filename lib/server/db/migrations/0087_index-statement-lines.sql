create index concurrently if not exists "store_settlement_lines_statement" on "store_settlement_lines" using btree ("statement_id", "id");
