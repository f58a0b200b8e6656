DROP INDEX "orders_store";--> statement-breakpoint
DROP INDEX "orders_offered";--> statement-breakpoint
DROP INDEX "orders_seller";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
CREATE INDEX "orders_seller_payable" ON "orders" USING btree (coalesce("store_id", case when "paid_at" is null then "fixed_store_id" end),"payable_amount","id");--> statement-breakpoint
CREATE INDEX "orders_seller_stage" ON "orders" USING btree (coalesce("store_id", case when "paid_at" is null then "fixed_store_id" end),(case when "status" in ('received', 'completed') then 'finished' else "status" end),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_store_aftersale" ON "orders" USING btree ("store_id","created_at","id") WHERE "orders"."aftersale_status" <> 'none';--> statement-breakpoint
CREATE INDEX "orders_store_accepted" ON "orders" USING btree ("store_id",coalesce("accepted_at", "created_at"),"id") WHERE "orders"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_payable_amount" ON "orders" USING btree ("payable_amount","id");--> statement-breakpoint
CREATE INDEX "orders_payment_status" ON "orders" USING btree ("payment_status","created_at","id") WHERE "orders"."payment_status" <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_own" ON "orders" USING btree ("created_at","id") WHERE "orders"."store_id" is null and "orders"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree (coalesce("store_id", case when "paid_at" is null then "fixed_store_id" end),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");