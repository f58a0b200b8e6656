create index concurrently if not exists "order_lines_picture" on "order_lines" using btree ("picture_file_id") where picture_file_id is not null;--> statement-breakpoint
create index concurrently if not exists "quotation_items_picture" on "quotation_items" using btree ("picture_file_id") where picture_file_id is not null;
