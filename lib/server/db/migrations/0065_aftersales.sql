CREATE TABLE "aftersale_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"aftersale_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"product_id" bigint,
	"name" jsonb NOT NULL,
	"qty" integer NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"received_qty" integer,
	"resellable_qty" integer,
	"exchange_variant_id" bigint,
	"exchange_text" jsonb,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "aftersale_lines_qty" CHECK ("aftersale_lines"."qty" >= 1),
	CONSTRAINT "aftersale_lines_received" CHECK (coalesce("aftersale_lines"."received_qty", 0) between 0 and "aftersale_lines"."qty" and coalesce("aftersale_lines"."resellable_qty", 0) between 0 and coalesce("aftersale_lines"."received_qty", 0))
);
--> statement-breakpoint
CREATE TABLE "aftersale_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"aftersale_id" bigint NOT NULL,
	"side" varchar(8) NOT NULL,
	"author_id" bigint NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"is_request" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_messages_internal" CHECK (not ("aftersale_messages"."is_internal" and "aftersale_messages"."side" = 'customer'))
);
--> statement-breakpoint
CREATE TABLE "aftersale_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"texts" jsonb NOT NULL,
	"types" varchar(20)[] NOT NULL,
	"fault" varchar(10) NOT NULL,
	"needs_evidence" boolean DEFAULT false NOT NULL,
	"is_no_reason" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aftersale_stores" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"small_refund_amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_stores_small" CHECK ("aftersale_stores"."small_refund_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "aftersales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint,
	"type" varchar(20) NOT NULL,
	"fulfilment" varchar(10) NOT NULL,
	"status" varchar(20) DEFAULT 'applied' NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (status not in ('completed', 'cancelled')) STORED NOT NULL,
	"reason_id" bigint NOT NULL,
	"fault" varchar(10) NOT NULL,
	"is_no_reason" boolean DEFAULT false NOT NULL,
	"is_received" boolean DEFAULT true NOT NULL,
	"description" varchar(1000) DEFAULT '' NOT NULL,
	"contact_phone" varchar(20) NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"freight_amount" bigint DEFAULT 0 NOT NULL,
	"requested_amount" bigint DEFAULT 0 NOT NULL,
	"approved_amount" bigint,
	"proposed_amount" bigint,
	"proposal_reason" varchar(500) DEFAULT '' NOT NULL,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"return_address_snapshot" jsonb,
	"return_payer" varchar(10),
	"return_parcels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp (3) with time zone,
	"received_note" varchar(500) DEFAULT '' NOT NULL,
	"replacement" jsonb,
	"refusal_reason" varchar(500) DEFAULT '' NOT NULL,
	"refusal_stage" varchar(10),
	"refusal_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_resubmitted" boolean DEFAULT false NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"dispute_reason" varchar(500) DEFAULT '' NOT NULL,
	"dispute_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision_note" varchar(500) DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"close_reason" varchar(20),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersales_amounts" CHECK ("aftersales"."requested_amount" between 0 and "aftersales"."goods_amount" + "aftersales"."freight_amount"
        and coalesce("aftersales"."approved_amount", 0) between 0 and "aftersales"."goods_amount" + "aftersales"."freight_amount"
        and coalesce("aftersales"."proposed_amount", 0) between 0 and "aftersales"."requested_amount"),
	CONSTRAINT "aftersales_closed" CHECK (("aftersales"."is_open") = ("aftersales"."closed_at" is null)),
	CONSTRAINT "aftersales_rounds" CHECK ("aftersales"."rounds" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "case_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "case_no" varchar(20);--> statement-breakpoint
ALTER TABLE "aftersale_lines" ADD CONSTRAINT "aftersale_lines_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_lines" ADD CONSTRAINT "aftersale_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_messages" ADD CONSTRAINT "aftersale_messages_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_messages" ADD CONSTRAINT "aftersale_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_stores" ADD CONSTRAINT "aftersale_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_reason_id_aftersale_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."aftersale_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aftersale_lines_case" ON "aftersale_lines" USING btree ("aftersale_id");--> statement-breakpoint
CREATE INDEX "aftersale_lines_product" ON "aftersale_lines" USING btree ("product_id","aftersale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "aftersale_lines_open" ON "aftersale_lines" USING btree ("order_line_id") WHERE "aftersale_lines"."is_open";--> statement-breakpoint
CREATE INDEX "aftersale_messages_case" ON "aftersale_messages" USING btree ("aftersale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aftersale_reasons_no_reason" ON "aftersale_reasons" USING btree ("is_no_reason") WHERE "aftersale_reasons"."is_no_reason";--> statement-breakpoint
CREATE UNIQUE INDEX "aftersales_no" ON "aftersales" USING btree ("no");--> statement-breakpoint
CREATE INDEX "aftersales_order" ON "aftersales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "aftersales_user" ON "aftersales" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "aftersales_user_open" ON "aftersales" USING btree ("user_id","id") WHERE "aftersales"."is_open";--> statement-breakpoint
CREATE INDEX "aftersales_store" ON "aftersales" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "aftersales_store_open" ON "aftersales" USING btree ("store_id",coalesce("due_at", '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE "aftersales"."is_open";--> statement-breakpoint
CREATE INDEX "aftersales_open" ON "aftersales" USING btree (coalesce("due_at", '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE "aftersales"."is_open";--> statement-breakpoint
CREATE INDEX "aftersales_status" ON "aftersales" USING btree ("status",coalesce("due_at", '9999-12-31 00:00:00+00'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "aftersales_created" ON "aftersales" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "aftersales_search" ON "aftersales" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_case_qty" CHECK ("order_lines"."case_qty" between 0 and "order_lines"."qty" - "order_lines"."refunded_qty") NOT VALID;
