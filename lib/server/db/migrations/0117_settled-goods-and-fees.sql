ALTER TABLE "orders" ADD COLUMN "settled_goods_amount" bigint;--> statement-breakpoint
ALTER TABLE "order_reclaims" ADD COLUMN "service_fee_amount" bigint DEFAULT 0 NOT NULL;