CREATE TABLE "order_reclaims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_reclaims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"cash_amount" bigint NOT NULL,
	"points_amount" bigint DEFAULT 0 NOT NULL,
	"commission_amount" bigint DEFAULT 0 NOT NULL,
	"payout_amount" bigint DEFAULT 0 NOT NULL,
	"earned_points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_reclaims_cash" CHECK ("order_reclaims"."cash_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_shipped";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_refunded";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_freight_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_reclaims" ADD CONSTRAINT "order_reclaims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reclaims_order" ON "order_reclaims" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sent" CHECK ("order_lines"."shipped_qty" between 0 and "order_lines"."qty" - "order_lines"."cancelled_qty") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_qty" CHECK ("order_lines"."refunded_qty" between "order_lines"."cancelled_qty" and "order_lines"."qty" and "order_lines"."cancelled_qty" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_amount" CHECK ("order_lines"."refunded_amount" between 0 and "order_lines"."paid_amount" and "order_lines"."refunded_freight_amount" between 0 and "order_lines"."freight_alloc_amount") NOT VALID;