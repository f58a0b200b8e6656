DROP INDEX "orders_store";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");