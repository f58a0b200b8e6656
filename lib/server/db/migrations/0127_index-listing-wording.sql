create index concurrently if not exists "products_own_address" on "products" using btree ("id") where "products"."slug" ~ '^(productlist|service)-[1-9][0-9]{0,15}$';--> statement-breakpoint
create index concurrently if not exists "product_listing_worded_otherwise" on "product_listing" using btree ("product_id") where "product_listing"."wording" < 2;
