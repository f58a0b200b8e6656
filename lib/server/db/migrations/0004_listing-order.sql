DROP INDEX "product_listing_all_newest";--> statement-breakpoint
DROP INDEX "product_listing_all_price_asc";--> statement-breakpoint
DROP INDEX "product_listing_all_price_desc";--> statement-breakpoint
DROP INDEX "product_listing_service_newest";--> statement-breakpoint
DROP INDEX "product_listing_service_price_asc";--> statement-breakpoint
DROP INDEX "product_listing_service_price_desc";--> statement-breakpoint
DROP INDEX "product_listing_category_1_newest";--> statement-breakpoint
DROP INDEX "product_listing_category_1_price_asc";--> statement-breakpoint
DROP INDEX "product_listing_category_1_price_desc";--> statement-breakpoint
DROP INDEX "product_listing_category_2_newest";--> statement-breakpoint
DROP INDEX "product_listing_category_2_price_asc";--> statement-breakpoint
DROP INDEX "product_listing_category_2_price_desc";--> statement-breakpoint
DROP INDEX "product_listing_category_3_newest";--> statement-breakpoint
DROP INDEX "product_listing_category_3_price_asc";--> statement-breakpoint
DROP INDEX "product_listing_category_3_price_desc";--> statement-breakpoint
CREATE INDEX "product_listing_all_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_all_price_asc" ON "product_listing" USING btree ("price_amount","product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_all_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_service_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_service_price_asc" ON "product_listing" USING btree ("price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_service_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_category_1_newest" ON "product_listing" USING btree ("category_1_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_asc" ON "product_listing" USING btree ("category_1_id","price_amount","product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_desc" ON "product_listing" USING btree ("category_1_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_category_2_newest" ON "product_listing" USING btree ("category_2_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_asc" ON "product_listing" USING btree ("category_2_id","price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_desc" ON "product_listing" USING btree ("category_2_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_newest" ON "product_listing" USING btree ("category_3_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_asc" ON "product_listing" USING btree ("category_3_id","price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_desc" ON "product_listing" USING btree ("category_3_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;