ALTER TABLE "products" ADD COLUMN "floor_bp" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_forfeit_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forfeited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD COLUMN "deposit_forfeit_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "signed_files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree (coalesce("store_id", case when "paid_at" is null then "fixed_store_id" end),"id");--> statement-breakpoint
CREATE INDEX "orders_offered" ON "orders" USING btree ("fixed_store_id","status","id") WHERE "orders"."paid_at" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_floor" CHECK ("products"."floor_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_forfeited" CHECK ("orders"."forfeited_amount" between 0 and "orders"."paid_amount" - "orders"."refunded_amount" and "orders"."deposit_forfeit_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_forfeit" CHECK ("quotation_versions"."deposit_forfeit_bp" between 0 and 10000 and ("quotation_versions"."deposit_forfeit_bp" = 0 or "quotation_versions"."deposit_bp" > 0));