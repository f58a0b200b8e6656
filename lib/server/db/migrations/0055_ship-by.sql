ALTER TABLE "orders" ADD COLUMN "ship_by" timestamp (3) with time zone;--> statement-breakpoint
-- What is paid already was promised by the same words.
UPDATE "orders" SET "ship_by" = (date_trunc('day', "paid_at" at time zone 'Asia/Shanghai') + make_interval(days => promised.days + 1, secs => -1)) at time zone 'Asia/Shanghai'
FROM (
  SELECT o.id, coalesce(
    (SELECT v.lead_days FROM quotation_versions v WHERE v.id = o.quote_version_id),
    (SELECT max(p.lead_days_max) FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = o.id))::int AS days
  FROM orders o WHERE o.paid_at IS NOT NULL
) promised
WHERE promised.id = "orders"."id" AND promised.days IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_store_ship_by" ON "orders" USING btree ("store_id",coalesce("ship_by", "created_at"),"id") WHERE "orders"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "orders_ship_by" ON "orders" USING btree (coalesce("ship_by", "created_at"),"id") WHERE "orders"."status" = 'processing';