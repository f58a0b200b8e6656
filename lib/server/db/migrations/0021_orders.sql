CREATE TABLE "checkout_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" varchar(20) NOT NULL,
	"adjust_amount" bigint NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cancellations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_cancellations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"is_restocked" boolean DEFAULT true NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_dispatches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_dispatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"mode" varchar(10) NOT NULL,
	"status" varchar(10) NOT NULL,
	"store_id" bigint,
	"excluded_store_ids" bigint[] DEFAULT '{}' NOT NULL,
	"payout_estimate_amount" bigint NOT NULL,
	"pooled_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"accept_deadline" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"released_reason" varchar(200) DEFAULT '' NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_dispatches_store_known" CHECK ("order_dispatches"."status" not in ('assigned', 'claimed') or "order_dispatches"."store_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"product_id" bigint,
	"variant_id" bigint,
	"slug" varchar(120) DEFAULT '' NOT NULL,
	"name" jsonb NOT NULL,
	"picture_file_id" bigint,
	"spec_text" jsonb NOT NULL,
	"spec_snapshot" jsonb,
	"unit" varchar(16) NOT NULL,
	"qty" integer NOT NULL,
	"unit_amount" bigint NOT NULL,
	"goods_amount" bigint NOT NULL,
	"adjust_alloc_amount" bigint DEFAULT 0 NOT NULL,
	"points_alloc_amount" bigint DEFAULT 0 NOT NULL,
	"freight_alloc_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint NOT NULL,
	"commission_amount" bigint DEFAULT 0 NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"refunded_qty" integer DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"is_stocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_qty" CHECK ("order_lines"."qty" >= 1),
	CONSTRAINT "order_lines_shipped" CHECK ("order_lines"."shipped_qty" between 0 and "order_lines"."qty" - "order_lines"."refunded_qty"),
	CONSTRAINT "order_lines_paid" CHECK ("order_lines"."paid_amount" = "order_lines"."goods_amount" + "order_lines"."adjust_alloc_amount" - "order_lines"."points_alloc_amount" and "order_lines"."paid_amount" >= 0),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_amount" between 0 and "order_lines"."paid_amount" + "order_lines"."freight_alloc_amount")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint,
	"fixed_store_id" bigint,
	"source" varchar(10) NOT NULL,
	"quotation_no" varchar(20),
	"quote_version_id" bigint,
	"fulfilment" varchar(10) NOT NULL,
	"status" varchar(20) DEFAULT 'pending_payment' NOT NULL,
	"payment_status" varchar(20) DEFAULT 'unpaid' NOT NULL,
	"fulfilment_status" varchar(20) DEFAULT 'unfulfilled' NOT NULL,
	"aftersale_status" varchar(10) DEFAULT 'none' NOT NULL,
	"settlement_status" varchar(10) DEFAULT 'none' NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight_amount" bigint DEFAULT 0 NOT NULL,
	"adjust_amount" bigint DEFAULT 0 NOT NULL,
	"points_amount" bigint DEFAULT 0 NOT NULL,
	"payable_amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"deposit_due_amount" bigint DEFAULT 0 NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"points_to_earn" integer DEFAULT 0 NOT NULL,
	"commission_bp" integer DEFAULT 0 NOT NULL,
	"address_snapshot" jsonb,
	"buyer_note" varchar(500) DEFAULT '' NOT NULL,
	"service_time_wish" varchar(100) DEFAULT '' NOT NULL,
	"store_note" varchar(500) DEFAULT '' NOT NULL,
	"operator_note" varchar(500) DEFAULT '' NOT NULL,
	"invoice_wish" jsonb,
	"search_text" text DEFAULT '' NOT NULL,
	"pay_deadline" timestamp (3) with time zone NOT NULL,
	"balance_deadline" timestamp (3) with time zone,
	"auto_confirm_at" timestamp (3) with time zone,
	"aftersale_deadline" timestamp (3) with time zone,
	"receipt_extended" boolean DEFAULT false NOT NULL,
	"appointment_start" timestamp (3) with time zone,
	"appointment_end" timestamp (3) with time zone,
	"appointment_note" varchar(200) DEFAULT '' NOT NULL,
	"proof_note" varchar(500) DEFAULT '' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"first_shipped_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" varchar(20),
	"closing_reason" varchar(20),
	"hidden_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_payable" CHECK ("orders"."payable_amount" = "orders"."goods_amount" + "orders"."freight_amount" + "orders"."adjust_amount" - "orders"."points_amount" and "orders"."payable_amount" >= 0),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_amount" between 0 and "orders"."payable_amount"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_amount" between 0 and "orders"."paid_amount"),
	CONSTRAINT "orders_closed" CHECK (("orders"."status" = 'closed') = ("orders"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_no" varchar(20) NOT NULL,
	"order_id" bigint NOT NULL,
	"allocated_amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_allocations_refunded" CHECK ("payment_allocations"."refunded_amount" between 0 and "payment_allocations"."allocated_amount")
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" bigint NOT NULL,
	"status" varchar(12) NOT NULL,
	"text" varchar(200) DEFAULT '' NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"order_id" bigint NOT NULL,
	"carrier_code" varchar(20) NOT NULL,
	"carrier_name" varchar(50) NOT NULL,
	"tracking_no" varchar(40) NOT NULL,
	"status" varchar(12) DEFAULT 'shipped' NOT NULL,
	"lines" jsonb NOT NULL,
	"shipped_by" bigint,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"payment_no" varchar(20) NOT NULL,
	"subject_no" varchar(20) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"refund_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"kind" varchar(10) NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"provider_refund_no" varchar(255),
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_at" timestamp (3) with time zone,
	"requested_by" bigint,
	"paid_by" bigint,
	"succeeded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."refund_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "stock_reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "stage" varchar(10);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_groups" ADD CONSTRAINT "checkout_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_checkout_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."checkout_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fixed_store_id_stores_id_fk" FOREIGN KEY ("fixed_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_groups_no" ON "checkout_groups" USING btree ("no");--> statement-breakpoint
CREATE INDEX "checkout_groups_user" ON "checkout_groups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_cancellations_order" ON "order_cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_dispatches_active" ON "order_dispatches" USING btree ("order_id") WHERE "order_dispatches"."status" in ('pooled', 'assigned', 'claimed', 'accepted');--> statement-breakpoint
CREATE INDEX "order_dispatches_pool" ON "order_dispatches" USING btree ("pooled_at") WHERE "order_dispatches"."status" = 'pooled';--> statement-breakpoint
CREATE INDEX "order_dispatches_store" ON "order_dispatches" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "order_dispatches_order" ON "order_dispatches" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_no" ON "orders" USING btree ("no");--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote_version" ON "orders" USING btree ("quote_version_id") WHERE "orders"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "orders_pay_deadline" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_auto_confirm" ON "orders" USING btree ("auto_confirm_at") WHERE "orders"."status" = 'shipped';--> statement-breakpoint
CREATE INDEX "orders_aftersale_deadline" ON "orders" USING btree ("aftersale_deadline") WHERE "orders"."status" = 'received';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_allocations_once" ON "payment_allocations" USING btree ("payment_no","order_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_events_shipment" ON "shipment_events" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_no" ON "shipments" USING btree ("no");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_no" ON "refunds" USING btree ("no");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "refunds_subject" ON "refunds" USING btree ("subject_no");--> statement-breakpoint
CREATE INDEX "refunds_next" ON "refunds" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_once" ON "payments" USING btree ("purpose_no","stage",("channel" = 'balance')) WHERE "payments"."purpose" = 'order' and "payments"."status" = 'succeeded' and not "payments"."is_surplus";--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_reserved" CHECK ("product_variants"."stock_reserved" between 0 and coalesce("product_variants"."stock_on_hand", 0));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_amount" between 0 and "payments"."paid_amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."paid_amount" > 0 or "payments"."channel" = 'none');