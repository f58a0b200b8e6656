DROP INDEX "orders_seller";--> statement-breakpoint
DROP INDEX "orders_seller_payable";--> statement-breakpoint
DROP INDEX "orders_seller_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_id" bigint GENERATED ALWAYS AS (coalesce(store_id, case when paid_at is null then fixed_store_id end)) STORED;--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_payable" ON "orders" USING btree ("seller_id","payable_amount","id");--> statement-breakpoint
CREATE INDEX "orders_seller_status" ON "orders" USING btree ("seller_id","status","created_at","id");