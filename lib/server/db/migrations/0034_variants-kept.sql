ALTER TABLE "product_variants" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "product_variants_low" ON "product_variants" USING btree ("product_id") WHERE "product_variants"."removed_at" is null and "product_variants"."stock_on_hand" - "product_variants"."stock_reserved" < 10;--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("sold","id");--> statement-breakpoint
CREATE INDEX "products_unlisted" ON "products" USING btree ("status","id") WHERE "products"."status" <> 'published';