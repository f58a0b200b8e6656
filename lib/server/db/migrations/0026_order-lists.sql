DROP INDEX "orders_user_status";--> statement-breakpoint
CREATE INDEX "orders_shown" ON "orders" USING btree ("user_id","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_shown_status" ON "orders" USING btree ("user_id","status","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "orders_shown_aftersale" ON "orders" USING btree ("user_id","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null and "orders"."aftersale_status" <> 'none';--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);