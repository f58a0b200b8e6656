-- Where every shop starts. Its time in the journal is that of the last of the 61 steps it stands for, so a database that has
-- made those has made this one (docs/adr/0023-changing-the-schema.md).
-- Trigram indexes make substring search fast; see catalogue/search-text.ts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"slug" varchar(80) NOT NULL,
	"path" bigint[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture_file_id" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_depth" CHECK (cardinality("categories"."path") <= 3)
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_price_tiers" (
	"product_id" bigint NOT NULL,
	"from_quantity" integer NOT NULL,
	"price_amount" bigint NOT NULL,
	CONSTRAINT "product_price_tiers_product_id_from_quantity_pk" PRIMARY KEY("product_id","from_quantity"),
	CONSTRAINT "product_price_tiers_quantity" CHECK ("product_price_tiers"."from_quantity" >= 1),
	CONSTRAINT "product_price_tiers_price" CHECK ("product_price_tiers"."price_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_specifications" (
	"product_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"sort" smallint NOT NULL,
	"label" varchar(80) NOT NULL,
	"value" varchar(300) NOT NULL,
	CONSTRAINT "product_specifications_product_id_locale_sort_pk" PRIMARY KEY("product_id","locale","sort")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(160) NOT NULL,
	"summary" varchar(400) DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"sku" varchar(40) NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"price_amount" bigint NOT NULL,
	"list_amount" bigint,
	"stock_on_hand" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"stock_reserved" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price_amount" >= 0),
	CONSTRAINT "product_variants_list" CHECK ("product_variants"."list_amount" >= "product_variants"."price_amount"),
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock_on_hand" >= 0),
	CONSTRAINT "product_variants_reserved" CHECK ("product_variants"."stock_reserved" between 0 and coalesce("product_variants"."stock_on_hand", 0))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" varchar(120) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"category_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"pricing" varchar(10) NOT NULL,
	"unit" varchar(16) NOT NULL,
	"fulfilment" varchar(10) NOT NULL,
	"lead_days_min" smallint NOT NULL,
	"lead_days_max" smallint NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"sort_weight" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"floor_bp" integer,
	CONSTRAINT "products_lead_days" CHECK ("products"."lead_days_min" between 0 and "products"."lead_days_max"),
	CONSTRAINT "products_minimum_quantity" CHECK ("products"."minimum_quantity" >= 1),
	CONSTRAINT "products_floor" CHECK ("products"."floor_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key" varchar(64) NOT NULL,
	"route" varchar(120) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "status_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity_type" varchar(40) NOT NULL,
	"entity_id" bigint NOT NULL,
	"from_status" varchar(40),
	"to_status" varchar(40) NOT NULL,
	"event" varchar(60) NOT NULL,
	"actor_type" varchar(20) NOT NULL,
	"actor_id" bigint,
	"reason" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"subject" varchar(80) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"storage" varchar(20) DEFAULT 'local' NOT NULL,
	"topic" varchar(40) NOT NULL,
	"path" varchar(255) NOT NULL,
	"url" varchar(255) NOT NULL,
	"name" varchar(120) NOT NULL,
	"mime" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"dominant_colour" varchar(7),
	"sha256" varchar(64) NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"state" varchar(10) DEFAULT 'stored' NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"sha1" varchar(40),
	"source_sha256" varchar(64),
	"last_upload_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"account_key" text NOT NULL,
	"address" varchar(64) NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_failures_account_key_address_pk" PRIMARY KEY("account_key","address")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"is_kept" boolean NOT NULL,
	"ip" varchar(64) NOT NULL,
	"user_agent" varchar(255) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" varchar(20)
);
--> statement-breakpoint
CREATE TABLE "user_group_rules" (
	"group_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	CONSTRAINT "user_group_rules_group_id_rule_id_pk" PRIMARY KEY("group_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" varchar(40) NOT NULL,
	"has_all_rules" boolean DEFAULT false NOT NULL,
	"status" varchar(10) DEFAULT 'enable' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_rule_texts" (
	"rule_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"title" varchar(50) NOT NULL,
	CONSTRAINT "user_rule_texts_rule_id_locale_pk" PRIMARY KEY("rule_id","locale")
);
--> statement-breakpoint
CREATE TABLE "user_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" bigint DEFAULT 0 NOT NULL,
	"type" varchar(20) NOT NULL,
	"name" varchar(50) NOT NULL,
	"path" varchar(100) DEFAULT '' NOT NULL,
	"icon" varchar(50) DEFAULT '' NOT NULL,
	"menu_type" varchar(10) DEFAULT 'tab' NOT NULL,
	"url" varchar(255) DEFAULT '' NOT NULL,
	"component" varchar(100) DEFAULT '' NOT NULL,
	"no_login_valid" boolean DEFAULT false NOT NULL,
	"extend" varchar(20) DEFAULT 'none' NOT NULL,
	"remark" varchar(255) DEFAULT '' NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"status" varchar(10) DEFAULT 'enable' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"username" varchar(15) NOT NULL,
	"nickname" varchar(50) NOT NULL,
	"email" varchar(50),
	"mobile" varchar(11),
	"avatar" varchar(255) DEFAULT '' NOT NULL,
	"gender" smallint DEFAULT 0 NOT NULL,
	"birthday" date,
	"motto" varchar(255) DEFAULT '' NOT NULL,
	"qq" varchar(20) DEFAULT '' NOT NULL,
	"company" varchar(100) DEFAULT '' NOT NULL,
	"password_hash" varchar(255) NOT NULL,
	"status" varchar(10) DEFAULT 'enable' NOT NULL,
	"is_auth" boolean DEFAULT false NOT NULL,
	"recommend_code" varchar(8) NOT NULL,
	"join_ip" varchar(64) DEFAULT '' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_login_ip" varchar(64) DEFAULT '' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locale" varchar(8) DEFAULT 'zh-cn' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" varchar(60) NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"over_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captcha_challenges" (
	"id_hash" varchar(64) PRIMARY KEY NOT NULL,
	"mode" varchar(10) NOT NULL,
	"ip" varchar(64) NOT NULL,
	"solution" jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_tries" (
	"code_id" bigint NOT NULL,
	"ip" varchar(64) NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "code_tries_code_id_ip_pk" PRIMARY KEY("code_id","ip")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(10) NOT NULL,
	"recipient" varchar(50) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"template" varchar(40) NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" varchar(255),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"dedupe_key" varchar(60)
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(10) NOT NULL,
	"address" varchar(50) NOT NULL,
	"event" varchar(30) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"ip" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"unit_price" bigint NOT NULL,
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
	"frozen_at" timestamp (3) with time zone,
	"proof_file_ids" bigint[] DEFAULT '{}' NOT NULL,
	"deposit_forfeit_bp" integer DEFAULT 0 NOT NULL,
	"forfeited_amount" bigint DEFAULT 0 NOT NULL,
	"seller_id" bigint GENERATED ALWAYS AS (coalesce(store_id, case when paid_at is null then fixed_store_id end)) STORED,
	"ship_by" timestamp (3) with time zone,
	CONSTRAINT "orders_payable" CHECK ("orders"."payable_amount" = "orders"."goods_amount" + "orders"."freight_amount" + "orders"."adjust_amount" - "orders"."points_amount" and "orders"."payable_amount" >= 0),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_amount" between 0 and "orders"."payable_amount"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_amount" between 0 and "orders"."paid_amount"),
	CONSTRAINT "orders_forfeited" CHECK ("orders"."forfeited_amount" between 0 and "orders"."paid_amount" - "orders"."refunded_amount" and "orders"."deposit_forfeit_bp" between 0 and 10000),
	CONSTRAINT "orders_closed" CHECK (("orders"."status" = 'closed') = ("orders"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(20) NOT NULL,
	"event_id" varchar(255) NOT NULL,
	"payment_no" varchar(40) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolution" varchar(20),
	"resolve_reason" text,
	"resolved_by" bigint,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"purpose_no" varchar(20) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"paid_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"status" varchar(20) DEFAULT 'created' NOT NULL,
	"provider_trade_no" varchar(255),
	"voucher_reference" varchar(100),
	"fail_reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"provider_ref" varchar(255),
	"prepay" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"voucher_file_id" bigint,
	"query_at" timestamp (3) with time zone,
	"query_count" integer DEFAULT 0 NOT NULL,
	"query_failures" integer DEFAULT 0 NOT NULL,
	"stage" varchar(10),
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."paid_amount" > 0 or "payments"."channel" = 'none'),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_amount" between 0 and "payments"."paid_amount")
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"paid_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recharges_amount" CHECK ("recharges"."paid_amount" > 0)
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
CREATE TABLE "quotation_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" bigint NOT NULL,
	"line_key" uuid NOT NULL,
	"sort" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"product_id" bigint,
	"variant_id" bigint,
	"template_version_id" bigint,
	"slug" varchar(120) DEFAULT '' NOT NULL,
	"product_kind" varchar(10) NOT NULL,
	"fulfilment" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"variant_text" jsonb NOT NULL,
	"picture_file_id" bigint,
	"selection" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"spec_snapshot" jsonb,
	"spec_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unit" varchar(16) NOT NULL,
	"qty" integer NOT NULL,
	"result" varchar(12) NOT NULL,
	"unit_price" bigint NOT NULL,
	"list_amount" bigint,
	"line_amount" bigint NOT NULL,
	"target_price" bigint,
	"breakdown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_keys" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "quotation_items_qty" CHECK ("quotation_items"."qty" between 1 and 999999),
	CONSTRAINT "quotation_items_amount" CHECK ("quotation_items"."line_amount" >= 0 and "quotation_items"."unit_price" >= 0),
	CONSTRAINT "quotation_items_product" CHECK (("quotation_items"."kind" = 'free') = ("quotation_items"."product_id" is null))
);
--> statement-breakpoint
CREATE TABLE "quotation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quotation_id" bigint NOT NULL,
	"line_key" uuid,
	"side" varchar(8) NOT NULL,
	"author_id" bigint NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_messages_internal" CHECK (not ("quotation_messages"."is_internal" and "quotation_messages"."side" = 'customer'))
);
--> statement-breakpoint
CREATE TABLE "quotation_pdfs" (
	"version_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"file_key" varchar(255) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_pdfs_version_id_locale_pk" PRIMARY KEY("version_id","locale")
);
--> statement-breakpoint
CREATE TABLE "quotation_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quotation_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"author" varchar(6) NOT NULL,
	"author_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"freight_amount" bigint DEFAULT 0 NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"deposit_bp" integer DEFAULT 0 NOT NULL,
	"tax_mode" varchar(10) DEFAULT 'included' NOT NULL,
	"lead_days" smallint,
	"valid_until" timestamp (3) with time zone,
	"payment_terms" varchar(500) DEFAULT '' NOT NULL,
	"terms" varchar(2000) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deposit_forfeit_bp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotation_versions_total" CHECK ("quotation_versions"."total_amount" = "quotation_versions"."goods_amount" + "quotation_versions"."freight_amount" - "quotation_versions"."discount_amount" and "quotation_versions"."total_amount" >= 0),
	CONSTRAINT "quotation_versions_parts" CHECK ("quotation_versions"."goods_amount" >= 0 and "quotation_versions"."freight_amount" >= 0 and "quotation_versions"."discount_amount" >= 0),
	CONSTRAINT "quotation_versions_deposit" CHECK ("quotation_versions"."deposit_bp" between 0 and 10000),
	CONSTRAINT "quotation_versions_forfeit" CHECK ("quotation_versions"."deposit_forfeit_bp" between 0 and 10000 and ("quotation_versions"."deposit_forfeit_bp" = 0 or "quotation_versions"."deposit_bp" > 0)),
	CONSTRAINT "quotation_versions_sent" CHECK (("quotation_versions"."status" = 'draft') = ("quotation_versions"."sent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint,
	"assignee_id" bigint,
	"is_basket" boolean DEFAULT false NOT NULL,
	"status" varchar(12) DEFAULT 'draft' NOT NULL,
	"current_version_id" bigint,
	"title" varchar(80) DEFAULT '' NOT NULL,
	"requirements" varchar(2000) DEFAULT '' NOT NULL,
	"need_by" date,
	"address_snapshot" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"answer_deadline" timestamp (3) with time zone,
	"seller_reminded_at" timestamp (3) with time zone,
	"buyer_reminded_at" timestamp (3) with time zone,
	"order_no" varchar(20),
	"copied_from_id" bigint,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"quoted_at" timestamp (3) with time zone,
	"converted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" varchar(200) DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signed_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "quotations_valid" CHECK ("quotations"."status" <> 'quoted' or "quotations"."valid_until" is not null),
	CONSTRAINT "quotations_basket_is_draft" CHECK (not "quotations"."is_basket" or "quotations"."status" = 'draft'),
	CONSTRAINT "quotations_rounds" CHECK ("quotations"."rounds" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "referral_relations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint NOT NULL,
	"grand_id" bigint,
	"bound_at" timestamp (3) with time zone NOT NULL,
	"source" varchar(10) NOT NULL,
	"campaign" varchar(40) DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"changed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" varchar(60) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"form" jsonb NOT NULL,
	"sealed_payee_account" varchar(200) DEFAULT '' NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" varchar(10) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "store_members_role" CHECK ("store_members"."role" in ('owner', 'manager', 'sales', 'fulfilment', 'finance'))
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'approved' NOT NULL,
	"name" varchar(30) NOT NULL,
	"logo_file_id" bigint,
	"intro" varchar(1000) NOT NULL,
	"trades" jsonb NOT NULL,
	"contact_name" varchar(50) NOT NULL,
	"contact_mobile" varchar(11) NOT NULL,
	"contact_email" varchar(50) DEFAULT '' NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province_name" varchar(30) NOT NULL,
	"city_name" varchar(30) NOT NULL,
	"area_name" varchar(30) NOT NULL,
	"address" varchar(200) NOT NULL,
	"company_name" varchar(100) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"legal_person" varchar(50) NOT NULL,
	"licence_file_id" bigint NOT NULL,
	"licence_from" date NOT NULL,
	"licence_until" date,
	"payee_type" varchar(10) NOT NULL,
	"payee_name" varchar(100) NOT NULL,
	"payee_bank" varchar(60) NOT NULL,
	"payee_branch" varchar(60) DEFAULT '' NOT NULL,
	"sealed_payee_account" varchar(200) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opening_hours" jsonb,
	"closed_until" timestamp (3) with time zone,
	"holiday_note" varchar(200) DEFAULT '' NOT NULL,
	"closing_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checked_at" timestamp (3) with time zone NOT NULL,
	"fault_count" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"status" varchar(10) DEFAULT 'done' NOT NULL,
	"started_by" bigint,
	"started_at" timestamp (3) with time zone,
	"part" varchar(10),
	"beat_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_accounts" (
	"id" varchar(60) PRIMARY KEY NOT NULL,
	"kind" varchar(40) NOT NULL,
	"owner_type" varchar(20) NOT NULL,
	"owner_id" bigint,
	"unit" varchar(3) NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"min_balance" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_accounts_floor" CHECK ("wallet_accounts"."min_balance" is null or "wallet_accounts"."balance" >= "wallet_accounts"."min_balance")
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"unit" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"file_id" bigint NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decide_reason" varchar(200),
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_adjustments_amount" CHECK ("wallet_adjustments"."amount" <> 0),
	CONSTRAINT "wallet_adjustments_two" CHECK ("wallet_adjustments"."decided_by" is null or "wallet_adjustments"."decided_by" <> "wallet_adjustments"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" varchar(60) NOT NULL,
	"unit" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_entries_amount" CHECK ("wallet_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"unit" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"status" varchar(20) DEFAULT 'open' NOT NULL,
	"ref_type" varchar(40) NOT NULL,
	"ref_no" varchar(40) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_holds_amount" CHECK ("wallet_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"type" varchar(40) NOT NULL,
	"ref_type" varchar(40) NOT NULL,
	"ref_no" varchar(40) NOT NULL,
	"idem" varchar(120) NOT NULL,
	"memo_key" varchar(60) NOT NULL,
	"memo_args" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_type" varchar(20) NOT NULL,
	"actor_id" bigint,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_texts" (
	"attribute_id" integer NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "attribute_texts_attribute_id_locale_pk" PRIMARY KEY("attribute_id","locale")
);
--> statement-breakpoint
CREATE TABLE "attribute_value_texts" (
	"value_id" integer NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "attribute_value_texts_value_id_locale_pk" PRIMARY KEY("value_id","locale")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	"is_card_fact" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" bigint NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_value_id_pk" PRIMARY KEY("product_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "category_former_slugs" (
	"slug" varchar(80) PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_former_slugs" (
	"slug" varchar(120) PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"outcome" varchar(10) DEFAULT 'waiting' NOT NULL,
	"product_id" bigint,
	"product_version" integer,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_import_rows_import_id_n_pk" PRIMARY KEY("import_id","n")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"file_name" varchar(120) NOT NULL,
	"format" varchar(4) NOT NULL,
	"status" varchar(10) DEFAULT 'uploaded' NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_list_keys" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"name_zh" varchar(30) NOT NULL,
	"name_en" varchar(30) NOT NULL,
	"price" bigint NOT NULL,
	"stock" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"category_id" bigint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"facet_value_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_counts_category_id_kind_facet_value_id_pk" PRIMARY KEY("category_id","kind","facet_value_id")
);
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"category_1_id" bigint NOT NULL,
	"category_2_id" bigint,
	"category_3_id" bigint,
	"facet_value_ids" integer[] NOT NULL,
	"price_amount" bigint,
	"list_amount" bigint,
	"is_price_from" boolean NOT NULL,
	"is_available" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"sort_weight" integer NOT NULL,
	"sold" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"lead_days_max" smallint NOT NULL,
	"search_text" text NOT NULL,
	"name_text" text,
	"start_amount" bigint,
	"start_quantity" integer,
	"start_unit" varchar(16)
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"file_id" bigint NOT NULL,
	"shows" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_media_texts" (
	"media_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"alt" varchar(200) NOT NULL,
	CONSTRAINT "product_media_texts_media_id_locale_pk" PRIMARY KEY("media_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_texts" (
	"option_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "product_option_texts_option_id_locale_pk" PRIMARY KEY("option_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_value_texts" (
	"value_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "product_option_value_texts_value_id_locale_pk" PRIMARY KEY("value_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_id" bigint NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_option_values" (
	"variant_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"value_id" bigint NOT NULL,
	CONSTRAINT "variant_option_values_variant_id_option_id_pk" PRIMARY KEY("variant_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "listing_terms" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" varchar(40) PRIMARY KEY NOT NULL,
	"is_word" boolean NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locale" varchar(8) NOT NULL,
	"words" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spec_node_texts" (
	"node_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"label" varchar(200) NOT NULL,
	"help" varchar(200),
	"unit" varchar(200),
	CONSTRAINT "spec_node_texts_node_id_locale_pk" PRIMARY KEY("node_id","locale")
);
--> statement-breakpoint
CREATE TABLE "spec_nodes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" bigint NOT NULL,
	"parent_id" bigint,
	"key" varchar(40) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"sort" smallint NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"min" double precision,
	"max" double precision,
	"step" double precision,
	"pattern" varchar(100),
	"sides" smallint,
	"visible_when" jsonb,
	"price_rule" jsonb,
	"default" jsonb,
	"artwork" jsonb,
	"made_before" jsonb,
	CONSTRAINT "spec_nodes_sides" CHECK ("spec_nodes"."sides" in (2, 3))
);
--> statement-breakpoint
CREATE TABLE "spec_template_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"automatic_quantity_max" integer,
	"unit" varchar(16),
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "spec_template_versions_quantity" CHECK ("spec_template_versions"."minimum_quantity" >= 1),
	CONSTRAINT "spec_template_versions_published_at" CHECK (("spec_template_versions"."status" = 'draft') = ("spec_template_versions"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "spec_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint,
	"category_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spec_templates_owner" CHECK (num_nonnulls("spec_templates"."product_id", "spec_templates"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"receiver" varchar(30) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province_name" varchar(50) NOT NULL,
	"city_name" varchar(50) NOT NULL,
	"area_name" varchar(50) NOT NULL,
	"address" varchar(200) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"file_key" varchar(255),
	"size" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"sealed_name" varchar(400) NOT NULL,
	"sealed_id_number" varchar(120) NOT NULL,
	"id_hash" varchar(64) NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" uuid,
	"ip" varchar(64) NOT NULL,
	"user_agent" varchar(255) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"is_kept" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" varchar(255) NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"enabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "work_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" varchar(30) NOT NULL,
	"name" varchar(40) NOT NULL,
	"search" varchar(1000) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"category" varchar(20) NOT NULL,
	"event_key" varchar(60) NOT NULL,
	"args" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" varchar(255) DEFAULT '' NOT NULL,
	"dedupe_key" varchar(120),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"spread_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "order_close_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_close_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'open' NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" varchar(200) NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_close_requests_two" CHECK ("order_close_requests"."decided_by" is null or "order_close_requests"."decided_by" <> "order_close_requests"."proposed_by")
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
CREATE TABLE "payment_bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"payment_no" varchar(40) NOT NULL,
	"trade_no" varchar(255) NOT NULL,
	"line_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"refund_no" varchar(64) DEFAULT '' NOT NULL,
	CONSTRAINT "payment_bill_lines_amount" CHECK ("payment_bill_lines"."line_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(20) NOT NULL,
	"day" date NOT NULL,
	"line_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_answer_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"name" varchar(40) NOT NULL,
	"payment_terms" varchar(500) DEFAULT '' NOT NULL,
	"terms" varchar(2000) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"deposit_bp" integer DEFAULT 0 NOT NULL,
	"tax_mode" varchar(10) DEFAULT 'included' NOT NULL,
	"lead_days" smallint,
	"valid_days" smallint NOT NULL,
	"freight_amount" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deposit_forfeit_bp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotation_answer_templates_name" UNIQUE NULLS NOT DISTINCT("store_id","name"),
	CONSTRAINT "quotation_answer_templates_deposit" CHECK ("quotation_answer_templates"."deposit_bp" between 0 and 10000),
	CONSTRAINT "quotation_answer_templates_forfeit" CHECK ("quotation_answer_templates"."deposit_forfeit_bp" between 0 and 10000 and ("quotation_answer_templates"."deposit_forfeit_bp" = 0 or "quotation_answer_templates"."deposit_bp" > 0)),
	CONSTRAINT "quotation_answer_templates_valid" CHECK ("quotation_answer_templates"."valid_days" between 1 and 366),
	CONSTRAINT "quotation_answer_templates_freight" CHECK ("quotation_answer_templates"."freight_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_page_texts" (
	"page_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"title" varchar(120) NOT NULL,
	"description" varchar(300) DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "content_page_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" varchar(80) NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cooperation_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cooperation_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" varchar(20) NOT NULL,
	"company" varchar(100) NOT NULL,
	"contact" varchar(50) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"email" varchar(50),
	"topic" varchar(20) NOT NULL,
	"message" varchar(2000) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"user_id" bigint,
	"ip" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" bigint,
	"note" varchar(300) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_legal_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_legal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"name" varchar(30) NOT NULL,
	"company_name" varchar(100) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"legal_person" varchar(50) NOT NULL,
	"licence_file_id" bigint,
	"licence_from" date NOT NULL,
	"licence_until" date,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" bigint,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_payee_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_payee_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"payee_type" varchar(10) NOT NULL,
	"payee_name" varchar(100) NOT NULL,
	"payee_bank" varchar(60) NOT NULL,
	"payee_branch" varchar(60) DEFAULT '' NOT NULL,
	"sealed_payee_account" varchar(200) NOT NULL,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_return_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_return_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"receiver" varchar(30) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province_name" varchar(30) NOT NULL,
	"city_name" varchar(30) NOT NULL,
	"area_name" varchar(30) NOT NULL,
	"address" varchar(200) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"channel" varchar(10) NOT NULL,
	"address" varchar(50) NOT NULL,
	"role" varchar(10) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_price_tiers" ADD CONSTRAINT "product_price_tiers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_group_rules" ADD CONSTRAINT "user_group_rules_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_group_rules" ADD CONSTRAINT "user_group_rules_rule_id_user_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."user_rules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_rule_texts" ADD CONSTRAINT "user_rule_texts_rule_id_user_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."user_rules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_passes" ADD CONSTRAINT "verification_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "code_tries" ADD CONSTRAINT "code_tries_code_id_verification_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."verification_codes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkout_groups" ADD CONSTRAINT "checkout_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_checkout_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."checkout_groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fixed_store_id_stores_id_fk" FOREIGN KEY ("fixed_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_version_id_quotation_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quotation_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_messages" ADD CONSTRAINT "quotation_messages_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_messages" ADD CONSTRAINT "quotation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_pdfs" ADD CONSTRAINT "quotation_pdfs_version_id_quotation_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quotation_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_grand_id_users_id_fk" FOREIGN KEY ("grand_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_application_id_store_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."store_applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_licence_file_id_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_journal_id_wallet_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."wallet_journals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_account_id_wallet_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallet_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_texts" ADD CONSTRAINT "attribute_texts_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_value_texts" ADD CONSTRAINT "attribute_value_texts_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category_former_slugs" ADD CONSTRAINT "category_former_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_former_slugs" ADD CONSTRAINT "product_former_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_list_keys" ADD CONSTRAINT "product_list_keys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_media_texts" ADD CONSTRAINT "product_media_texts_media_id_product_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."product_media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_option_texts" ADD CONSTRAINT "product_option_texts_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_option_value_texts" ADD CONSTRAINT "product_option_value_texts_value_id_product_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."product_option_values"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_value_id_product_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."product_option_values"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listing_terms" ADD CONSTRAINT "listing_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_node_texts" ADD CONSTRAINT "spec_node_texts_node_id_spec_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."spec_nodes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_nodes" ADD CONSTRAINT "spec_nodes_version_id_spec_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."spec_template_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_nodes" ADD CONSTRAINT "spec_nodes_parent_id_spec_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."spec_nodes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_template_versions" ADD CONSTRAINT "spec_template_versions_template_id_spec_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."spec_templates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_templates" ADD CONSTRAINT "spec_templates_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "spec_templates" ADD CONSTRAINT "spec_templates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_events" ADD CONSTRAINT "login_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_views" ADD CONSTRAINT "work_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_bill_lines" ADD CONSTRAINT "payment_bill_lines_bill_id_payment_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."payment_bills"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotation_answer_templates" ADD CONSTRAINT "quotation_answer_templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_page_texts" ADD CONSTRAINT "content_page_texts_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_licence_file_id_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_return_addresses" ADD CONSTRAINT "store_return_addresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_unique" ON "categories" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku_unique" ON "product_variants" USING btree ("sku");
--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","sort");
--> statement-breakpoint
CREATE INDEX "product_variants_low" ON "product_variants" USING btree ("product_id") WHERE "product_variants"."removed_at" is null and "product_variants"."stock_on_hand" - "product_variants"."stock_reserved" < 10;
--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_unique" ON "products" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("sold","id");
--> statement-breakpoint
CREATE INDEX "products_unlisted" ON "products" USING btree ("status","id") WHERE "products"."status" <> 'published';
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_unique" ON "idempotency_keys" USING btree ("user_id","key","route");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "status_logs_entity" ON "status_logs" USING btree ("entity_type","entity_id","id");
--> statement-breakpoint
CREATE INDEX "status_logs_kind" ON "status_logs" USING btree ("entity_type","id");
--> statement-breakpoint
CREATE INDEX "status_logs_event" ON "status_logs" USING btree ("entity_type","event","id");
--> statement-breakpoint
CREATE INDEX "status_logs_actor" ON "status_logs" USING btree ("actor_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_unique" ON "file_uses" USING btree ("file_id","subject");
--> statement-breakpoint
CREATE INDEX "file_uses_subject" ON "file_uses" USING btree ("subject");
--> statement-breakpoint
CREATE UNIQUE INDEX "files_path_unique" ON "files" USING btree ("storage","path");
--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256","topic");
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("user_id","created_at") WHERE user_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "files_owner_source" ON "files" USING btree ("user_id","topic","source_sha256") WHERE state = 'stored' and user_id is not null;
--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("last_upload_at") WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","last_at");
--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_key" ON "user_groups" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "user_rules_pid" ON "user_rules" USING btree ("pid");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_rules_type_name" ON "user_rules" USING btree ("type","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("mobile");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_recommend_code" ON "users" USING btree ("recommend_code");
--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group_id","id");
--> statement-breakpoint
CREATE INDEX "users_login" ON "users" USING btree (coalesce("last_login_at", 'epoch'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "users_name_begin" ON "users" USING btree (lower("username") varchar_pattern_ops);
--> statement-breakpoint
CREATE INDEX "users_nickname_begin" ON "users" USING btree (lower("nickname") varchar_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "verification_passes_hash" ON "verification_passes" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "verification_passes_user" ON "verification_passes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "verification_passes_expires" ON "verification_passes" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "job_failures_open" ON "job_failures" USING btree ("job") WHERE "job_failures"."over_at" is null;
--> statement-breakpoint
CREATE INDEX "job_failures_over" ON "job_failures" USING btree ("over_at");
--> statement-breakpoint
CREATE INDEX "captcha_challenges_expires" ON "captcha_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("status","due_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_dedupe" ON "outbox_messages" USING btree ("dedupe_key");
--> statement-breakpoint
CREATE INDEX "verification_codes_address" ON "verification_codes" USING btree ("channel","address","event","created_at");
--> statement-breakpoint
CREATE INDEX "verification_codes_ip" ON "verification_codes" USING btree ("ip","created_at");
--> statement-breakpoint
CREATE INDEX "verification_codes_created" ON "verification_codes" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_groups_no" ON "checkout_groups" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "checkout_groups_user" ON "checkout_groups" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_dispatches_active" ON "order_dispatches" USING btree ("order_id") WHERE "order_dispatches"."status" in ('pooled', 'assigned', 'claimed', 'accepted');
--> statement-breakpoint
CREATE INDEX "order_dispatches_pool" ON "order_dispatches" USING btree ("pooled_at") WHERE "order_dispatches"."status" = 'pooled';
--> statement-breakpoint
CREATE INDEX "order_dispatches_expired" ON "order_dispatches" USING btree ("pooled_at") WHERE "order_dispatches"."status" = 'expired';
--> statement-breakpoint
CREATE INDEX "order_dispatches_deadline" ON "order_dispatches" USING btree ("accept_deadline") WHERE "order_dispatches"."status" in ('assigned', 'claimed');
--> statement-breakpoint
CREATE INDEX "order_dispatches_store" ON "order_dispatches" USING btree ("store_id","status");
--> statement-breakpoint
CREATE INDEX "order_dispatches_order" ON "order_dispatches" USING btree ("order_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","sort");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_no" ON "orders" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "orders_shown" ON "orders" USING btree ("user_id","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_shown_status" ON "orders" USING btree ("user_id","status","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_shown_aftersale" ON "orders" USING btree ("user_id","id" DESC NULLS LAST) WHERE "orders"."hidden_at" is null and "orders"."aftersale_status" <> 'none';
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_seller_payable" ON "orders" USING btree ("seller_id","payable_amount","id");
--> statement-breakpoint
CREATE INDEX "orders_seller_status" ON "orders" USING btree ("seller_id","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_store_aftersale" ON "orders" USING btree ("store_id","created_at","id") WHERE "orders"."aftersale_status" <> 'none';
--> statement-breakpoint
CREATE INDEX "orders_store_accepted" ON "orders" USING btree ("store_id",coalesce("accepted_at", "created_at"),"id") WHERE "orders"."status" = 'processing';
--> statement-breakpoint
CREATE INDEX "orders_store_ship_by" ON "orders" USING btree ("store_id",coalesce("ship_by", "created_at"),"id") WHERE "orders"."status" = 'processing';
--> statement-breakpoint
CREATE INDEX "orders_ship_by" ON "orders" USING btree (coalesce("ship_by", "created_at"),"id") WHERE "orders"."status" = 'processing';
--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","id");
--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_payable_amount" ON "orders" USING btree ("payable_amount","id");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_payment_status" ON "orders" USING btree ("payment_status","created_at","id") WHERE "orders"."payment_status" <> 'paid';
--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_own" ON "orders" USING btree ("created_at","id") WHERE "orders"."store_id" is null and "orders"."accepted_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote_version" ON "orders" USING btree ("quote_version_id") WHERE "orders"."status" <> 'closed';
--> statement-breakpoint
CREATE INDEX "orders_pay_deadline" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 'pending_payment';
--> statement-breakpoint
CREATE INDEX "orders_auto_confirm" ON "orders" USING btree ("auto_confirm_at") WHERE "orders"."status" = 'shipped';
--> statement-breakpoint
CREATE INDEX "orders_aftersale_deadline" ON "orders" USING btree ("aftersale_deadline") WHERE "orders"."status" = 'received';
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_event" ON "payment_notices" USING btree ("channel","event_id");
--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment_no");
--> statement-breakpoint
CREATE INDEX "payment_notices_outcome" ON "payment_notices" USING btree ("outcome","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_no" ON "payments" USING btree ("no");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trade" ON "payments" USING btree ("channel","provider_trade_no");
--> statement-breakpoint
CREATE INDEX "payments_purpose" ON "payments" USING btree ("purpose","purpose_no");
--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("status","expires_at");
--> statement-breakpoint
CREATE INDEX "payments_query" ON "payments" USING btree ("query_at");
--> statement-breakpoint
CREATE INDEX "payments_decided" ON "payments" USING btree ("settled_at","id") WHERE "payments"."channel" = 'bank' and "payments"."status" in ('succeeded', 'failed') and "payments"."settled_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_once" ON "payments" USING btree ("purpose_no","stage",("channel" = 'balance')) WHERE "payments"."purpose" = 'order' and "payments"."status" = 'succeeded' and not "payments"."is_surplus";
--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_no" ON "recharges" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "recharges_user" ON "recharges" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_no" ON "refunds" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_no");
--> statement-breakpoint
CREATE INDEX "refunds_subject" ON "refunds" USING btree ("subject_no");
--> statement-breakpoint
CREATE INDEX "refunds_next" ON "refunds" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_items_line" ON "quotation_items" USING btree ("version_id","line_key");
--> statement-breakpoint
CREATE INDEX "quotation_items_line_key" ON "quotation_items" USING btree ("line_key");
--> statement-breakpoint
CREATE INDEX "quotation_messages_quotation" ON "quotation_messages" USING btree ("quotation_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_versions_n" ON "quotation_versions" USING btree ("quotation_id","n");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_no" ON "quotations" USING btree ("no");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_basket" ON "quotations" USING btree ("user_id") WHERE "quotations"."is_basket" and "quotations"."status" = 'draft';
--> statement-breakpoint
CREATE INDEX "quotations_user" ON "quotations" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "quotations_store" ON "quotations" USING btree ("store_id","status","id");
--> statement-breakpoint
CREATE INDEX "quotations_pool" ON "quotations" USING btree ("submitted_at") WHERE "quotations"."status" = 'submitted' and "quotations"."store_id" is null;
--> statement-breakpoint
CREATE INDEX "quotations_desk" ON "quotations" USING btree ("status","id") WHERE "quotations"."store_id" is null;
--> statement-breakpoint
CREATE INDEX "quotations_store_newest" ON "quotations" USING btree ("store_id","id");
--> statement-breakpoint
CREATE INDEX "quotations_desk_newest" ON "quotations" USING btree ("id") WHERE "quotations"."store_id" is null;
--> statement-breakpoint
CREATE INDEX "quotations_store_due" ON "quotations" USING btree ("store_id",coalesce("answer_deadline", '9999-12-31 00:00:00+00'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "quotations_desk_due" ON "quotations" USING btree (coalesce("answer_deadline", '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE "quotations"."store_id" is null;
--> statement-breakpoint
CREATE INDEX "quotations_valid_until" ON "quotations" USING btree ("valid_until") WHERE "quotations"."status" = 'quoted';
--> statement-breakpoint
CREATE INDEX "referral_relations_parent" ON "referral_relations" USING btree ("parent_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_no" ON "store_applications" USING btree ("no");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_attempt" ON "store_applications" USING btree ("user_id","attempt");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_open" ON "store_applications" USING btree ("user_id") WHERE "store_applications"."status" in ('draft', 'submitted');
--> statement-breakpoint
CREATE INDEX "store_applications_status" ON "store_applications" USING btree ("status","submitted_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_user" ON "store_members" USING btree ("user_id") WHERE "store_members"."is_active";
--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_owner" ON "store_members" USING btree ("store_id") WHERE "store_members"."is_active" and "store_members"."role" = 'owner';
--> statement-breakpoint
CREATE INDEX "store_members_store" ON "store_members" USING btree ("store_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "stores_application" ON "stores" USING btree ("application_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "stores_credit_code" ON "stores" USING btree ("credit_code") WHERE "stores"."status" <> 'closed';
--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name" ON "stores" USING btree (lower("name")) WHERE "stores"."status" <> 'closed';
--> statement-breakpoint
CREATE INDEX "stores_status" ON "stores" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "ledger_checks_time" ON "ledger_checks" USING btree ("checked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_checks_open" ON "ledger_checks" USING btree ((true)) WHERE "ledger_checks"."status" in ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "wallet_accounts_owner" ON "wallet_accounts" USING btree ("owner_type","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_adjustments_no" ON "wallet_adjustments" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "wallet_adjustments_status" ON "wallet_adjustments" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "wallet_entries_account" ON "wallet_entries" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "wallet_entries_day" ON "wallet_entries" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once" ON "wallet_entries" USING btree ("journal_id","account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_holds_ref" ON "wallet_holds" USING btree ("ref_type","ref_no","unit");
--> statement-breakpoint
CREATE INDEX "wallet_holds_user" ON "wallet_holds" USING btree ("user_id","status");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_journals_no" ON "wallet_journals" USING btree ("no");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_journals_idem" ON "wallet_journals" USING btree ("idem");
--> statement-breakpoint
CREATE INDEX "wallet_journals_ref" ON "wallet_journals" USING btree ("ref_type","ref_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_key_unique" ON "attribute_values" USING btree ("attribute_id","key");
--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_key_unique" ON "attributes" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "product_attribute_values_value" ON "product_attribute_values" USING btree ("value_id");
--> statement-breakpoint
CREATE INDEX "category_former_slugs_category" ON "category_former_slugs" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "product_former_slugs_product" ON "product_former_slugs" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_import_rows_outcome" ON "product_import_rows" USING btree ("import_id","outcome","n");
--> statement-breakpoint
CREATE INDEX "product_import_rows_product" ON "product_import_rows" USING btree ("import_id","product");
--> statement-breakpoint
CREATE INDEX "product_imports_user" ON "product_imports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "product_list_keys_name_zh" ON "product_list_keys" USING btree ("name_zh","product_id");
--> statement-breakpoint
CREATE INDEX "product_list_keys_name_en" ON "product_list_keys" USING btree ("name_en","product_id");
--> statement-breakpoint
CREATE INDEX "product_list_keys_price" ON "product_list_keys" USING btree ("price","product_id");
--> statement-breakpoint
CREATE INDEX "product_list_keys_stock" ON "product_list_keys" USING btree ("stock","product_id");
--> statement-breakpoint
CREATE INDEX "product_listing_all_popular" ON "product_listing" USING btree ("sold" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_all_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_all_price_asc" ON "product_listing" USING btree ("price_amount","product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_all_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_service_popular" ON "product_listing" USING btree ("sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';
--> statement-breakpoint
CREATE INDEX "product_listing_service_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';
--> statement-breakpoint
CREATE INDEX "product_listing_service_price_asc" ON "product_listing" USING btree ("price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';
--> statement-breakpoint
CREATE INDEX "product_listing_service_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';
--> statement-breakpoint
CREATE INDEX "product_listing_category_1_popular" ON "product_listing" USING btree ("category_1_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_category_1_newest" ON "product_listing" USING btree ("category_1_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_asc" ON "product_listing" USING btree ("category_1_id","price_amount","product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_desc" ON "product_listing" USING btree ("category_1_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_listing_category_2_popular" ON "product_listing" USING btree ("category_2_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_2_newest" ON "product_listing" USING btree ("category_2_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_asc" ON "product_listing" USING btree ("category_2_id","price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_desc" ON "product_listing" USING btree ("category_2_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_3_popular" ON "product_listing" USING btree ("category_3_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_3_newest" ON "product_listing" USING btree ("category_3_id","published_at" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_asc" ON "product_listing" USING btree ("category_3_id","price_amount","product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_desc" ON "product_listing" USING btree ("category_3_id","price_amount" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_listing_featured" ON "product_listing" USING btree ("sort_weight" DESC NULLS LAST,"sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."is_featured";
--> statement-breakpoint
CREATE INDEX "product_listing_sample_search" ON "product_listing" USING gin ("search_text" gin_trgm_ops) WHERE "product_listing"."product_id" % 16 = 0;
--> statement-breakpoint
CREATE INDEX "product_listing_sample_facets" ON "product_listing" USING gin ("facet_value_ids") WHERE "product_listing"."product_id" % 16 = 0;
--> statement-breakpoint
CREATE INDEX "product_listing_sample_price" ON "product_listing" USING btree ("price_amount") WHERE "product_listing"."product_id" % 16 = 0;
--> statement-breakpoint
CREATE INDEX "product_listing_sample_category" ON "product_listing" USING btree ("category_1_id","category_2_id") WHERE "product_listing"."product_id" % 16 = 0;
--> statement-breakpoint
CREATE INDEX "product_listing_facets" ON "product_listing" USING gin ("facet_value_ids");
--> statement-breakpoint
CREATE INDEX "product_listing_search" ON "product_listing" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_listing_name" ON "product_listing" USING gin ("name_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_listing_unread" ON "product_listing" USING btree ("product_id") WHERE "product_listing"."name_text" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_media_order_unique" ON "product_media" USING btree ("product_id","sort");
--> statement-breakpoint
CREATE INDEX "product_media_file" ON "product_media" USING btree ("file_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_option_values_key_unique" ON "product_option_values" USING btree ("option_id","key");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_key_unique" ON "product_options" USING btree ("product_id","key");
--> statement-breakpoint
CREATE INDEX "variant_option_values_value" ON "variant_option_values" USING btree ("value_id");
--> statement-breakpoint
CREATE INDEX "search_terms_keys" ON "search_terms" USING gin ("keys");
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_nodes_key_unique" ON "spec_nodes" USING btree ("version_id","key");
--> statement-breakpoint
CREATE INDEX "spec_nodes_parent" ON "spec_nodes" USING btree ("parent_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_number_unique" ON "spec_template_versions" USING btree ("template_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_draft_unique" ON "spec_template_versions" USING btree ("template_id") WHERE "spec_template_versions"."status" = 'draft';
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_published_unique" ON "spec_template_versions" USING btree ("template_id") WHERE "spec_template_versions"."status" = 'published';
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_templates_product_unique" ON "spec_templates" USING btree ("product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_templates_category_unique" ON "spec_templates" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";
--> statement-breakpoint
CREATE UNIQUE INDEX "account_closings_open" ON "account_closings" USING btree ("user_id") WHERE "account_closings"."status" = 'cooling';
--> statement-breakpoint
CREATE INDEX "account_closings_due" ON "account_closings" USING btree ("status","effective_at");
--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "data_exports_status" ON "data_exports" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_user" ON "real_names" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "real_names_hash" ON "real_names" USING btree ("id_hash");
--> statement-breakpoint
CREATE INDEX "real_names_status" ON "real_names" USING btree ("status","submitted_at");
--> statement-breakpoint
CREATE INDEX "login_events_user" ON "login_events" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "login_events_created" ON "login_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "login_tickets_expires" ON "login_tickets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "login_tickets_user" ON "login_tickets" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("user_id","code_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_views_name" ON "work_views" USING btree ("user_id","list",lower("name"));
--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","category","read_at");
--> statement-breakpoint
CREATE INDEX "messages_unspread" ON "messages" USING btree ("id") WHERE "messages"."spread_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_dedupe" ON "messages" USING btree ("user_id","dedupe_key");
--> statement-breakpoint
CREATE INDEX "order_cancellations_order" ON "order_cancellations" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_close_requests_open" ON "order_close_requests" USING btree ("order_id") WHERE "order_close_requests"."status" = 'open';
--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_allocations_once" ON "payment_allocations" USING btree ("payment_no","order_id");
--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "shipment_events_shipment" ON "shipment_events" USING btree ("shipment_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_no" ON "shipments" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payment_bill_lines_bill" ON "payment_bill_lines" USING btree ("bill_id");
--> statement-breakpoint
CREATE INDEX "payment_bill_lines_payment" ON "payment_bill_lines" USING btree ("payment_no");
--> statement-breakpoint
CREATE INDEX "payment_bill_lines_refund" ON "payment_bill_lines" USING btree ("refund_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_bills_day" ON "payment_bills" USING btree ("channel","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_url_unique" ON "content_pages" USING btree ("url");
--> statement-breakpoint
CREATE UNIQUE INDEX "cooperation_leads_number_unique" ON "cooperation_leads" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "cooperation_leads_created" ON "cooperation_leads" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "cooperation_leads_topic" ON "cooperation_leads" USING btree ("topic","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_legal_changes_pending" ON "store_legal_changes" USING btree ("store_id") WHERE "store_legal_changes"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "store_legal_changes_status" ON "store_legal_changes" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "store_legal_changes_store" ON "store_legal_changes" USING btree ("store_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_payee_changes_pending" ON "store_payee_changes" USING btree ("store_id") WHERE "store_payee_changes"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "store_payee_changes_status" ON "store_payee_changes" USING btree ("status","effective_at");
--> statement-breakpoint
CREATE INDEX "store_payee_changes_store" ON "store_payee_changes" USING btree ("store_id","created_at");
--> statement-breakpoint
CREATE INDEX "store_return_addresses_store" ON "store_return_addresses" USING btree ("store_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_return_addresses_default" ON "store_return_addresses" USING btree ("store_id") WHERE "store_return_addresses"."is_default";
--> statement-breakpoint
CREATE UNIQUE INDEX "store_invitations_token" ON "store_invitations" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "store_invitations_pending" ON "store_invitations" USING btree ("store_id","address") WHERE "store_invitations"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "store_invitations_store" ON "store_invitations" USING btree ("store_id","created_at");
--> statement-breakpoint

-- From here on by hand: what tables.ts cannot say.
-- The history of records is append-only (docs/domain/common.md 7).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger status_logs_append_only before update or delete on status_logs
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger status_logs_no_truncate before truncate on status_logs
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Whoever changes a rule or a grant, by whatever way, makes every process drop its cached permissions.
create function raise_permission_version() returns trigger language plpgsql as $$
begin
  update user_groups set version = version + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger user_rules_version after insert or update or delete or truncate on user_rules
  for each statement execute function raise_permission_version();
--> statement-breakpoint
create trigger user_group_rules_version after insert or update or delete or truncate on user_group_rules
  for each statement execute function raise_permission_version();
--> statement-breakpoint
create trigger user_rule_texts_version after insert or update or delete or truncate on user_rule_texts
  for each statement execute function raise_permission_version();
--> statement-breakpoint
-- Searches decide by a sample of the shop, not by what the planner guesses of words (catalogue/read-listing.ts). The
-- texts are long: a larger sample of them here makes the planning of every search dearer than the search.
ALTER TABLE "product_listing" ALTER COLUMN "search_text" SET STATISTICS 50;
--> statement-breakpoint
-- Keeps listing_counts. Each statement writes its sums once, in the order of the keys, so that two transactions cannot
-- wait for each other crosswise; sums of zero (a new price, another sale) write nothing.
CREATE FUNCTION apply_listing_counts(changes jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_counts AS counts (category_id, kind, facet_value_id, products)
  SELECT (change->>'c')::bigint, change->>'k', (change->>'f')::integer, (change->>'n')::integer
  FROM jsonb_array_elements(changes) AS change
  ORDER BY 1, 2, 3
  ON CONFLICT (category_id, kind, facet_value_id) DO UPDATE SET products = counts.products + excluded.products;
$$;
--> statement-breakpoint
CREATE FUNCTION count_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', n)) INTO changes FROM (
      SELECT c, kind, f, count(*) AS n
      FROM added, unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3) AS sums;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', -n)) INTO changes FROM (
      SELECT c, kind, f, count(*) AS n
      FROM removed, unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3) AS sums;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', n)) INTO changes FROM (
      SELECT c, kind, f, sum(n) AS n FROM (
        SELECT *, 1 AS n FROM added UNION ALL SELECT *, -1 FROM removed) AS rows,
        unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(n) <> 0) AS sums;
  END IF;
  IF changes IS NOT NULL THEN
    PERFORM apply_listing_counts(changes);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER product_listing_count_insert AFTER INSERT ON product_listing REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();
--> statement-breakpoint
CREATE TRIGGER product_listing_count_delete AFTER DELETE ON product_listing REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();
--> statement-breakpoint
CREATE TRIGGER product_listing_count_update AFTER UPDATE ON product_listing
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();
--> statement-breakpoint
-- Entries of a journal sum to zero per unit when the transaction commits (docs/domain/wallet.md 1).
create function assert_journal_zero() returns trigger language plpgsql as $$
begin
  if exists (select 1 from wallet_entries where journal_id = new.journal_id group by unit having sum(amount) <> 0) then
    raise exception 'journal % is not balanced', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger wallet_entries_balanced after insert on wallet_entries deferrable initially deferred
  for each row execute function assert_journal_zero();
--> statement-breakpoint
-- What was posted stays as it is; a mistake is corrected by another posting.
create trigger wallet_entries_append_only before update or delete on wallet_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger wallet_entries_no_truncate before truncate on wallet_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger wallet_journals_append_only before update or delete on wallet_journals
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger wallet_journals_no_truncate before truncate on wallet_journals
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Tells every process whose inbox has changed, and which sessions have ended, when the transaction commits. A trigger,
-- because no writer may forget it. Equal notices of one transaction reach the listeners once.
create function announce_inbox_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('member_changes', json_build_object('user', user_id, 'message', id)::text) from added;
  elsif tg_op = 'UPDATE' then
    perform pg_notify('member_changes', json_build_object('user', user_id)::text)
      from (select distinct added.user_id from added join removed using (id)
            where (added.read_at is null) <> (removed.read_at is null)) as changed;
  else
    perform pg_notify('member_changes', json_build_object('user', user_id)::text)
      from (select distinct user_id from removed where read_at is null) as changed;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_announce_insert after insert on messages referencing new table as added
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create trigger messages_announce_update after update on messages
  referencing new table as added old table as removed
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create trigger messages_announce_delete after delete on messages referencing old table as removed
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_changes', json_build_object('user', new.user_id, 'session', new.id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_announce_end after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null)
  execute function announce_session_end();
--> statement-breakpoint
-- A published version of a specification never changes again: selections and documents name its nodes
-- (docs/domain/catalogue.md 5). It can only be retired.
create function keep_published_version() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and new.status = 'retired'
    and (new.id, new.template_id, new.number, new.minimum_quantity, new.published_at, new.created_at)
      = (old.id, old.template_id, old.number, old.minimum_quantity, old.published_at, old.created_at)
    and new.unit is not distinct from old.unit
    and new.automatic_quantity_max is not distinct from old.automatic_quantity_max then
    return new;
  end if;
  raise exception 'version % of a specification is published and frozen', old.id using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger spec_template_versions_frozen before update or delete on spec_template_versions
  for each row execute function keep_published_version();
--> statement-breakpoint
create function keep_published_nodes() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if tg_table_name = 'spec_nodes' then
    touched := array[
      case when tg_op <> 'INSERT' then old.version_id end,
      case when tg_op <> 'DELETE' then new.version_id end
    ];
  else
    touched := array(select version_id from spec_nodes where id in (
      case when tg_op <> 'INSERT' then old.node_id end,
      case when tg_op <> 'DELETE' then new.node_id end
    ));
  end if;
  if exists (select from spec_template_versions where id = any(touched) and status <> 'draft') then
    raise exception 'the nodes of a published specification are frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger spec_nodes_frozen before insert or update or delete on spec_nodes
  for each row execute function keep_published_nodes();
--> statement-breakpoint
create trigger spec_node_texts_frozen before insert or update or delete on spec_node_texts
  for each row execute function keep_published_nodes();
--> statement-breakpoint
-- What was sent never changes again, whoever asks: an offer is accepted as it was read (docs/domain/quotation.md 1).
-- Only its status moves on.
create function keep_sent_quotation() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and new.status <> 'draft'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'version % of a quotation was sent and is frozen', old.id using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger quotation_versions_frozen before update or delete on quotation_versions
  for each row execute function keep_sent_quotation();
--> statement-breakpoint
create function keep_sent_quotation_items() returns trigger language plpgsql as $$
declare
  touched bigint[] := array[
    case when tg_op <> 'INSERT' then old.version_id end,
    case when tg_op <> 'DELETE' then new.version_id end
  ];
begin
  if exists (select from quotation_versions where id = any(touched) and status <> 'draft') then
    raise exception 'the lines of a quotation that was sent are frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger quotation_items_frozen before insert or update or delete on quotation_items
  for each row execute function keep_sent_quotation_items();
--> statement-breakpoint
-- Names are listed as a dictionary of the language has them: Chinese by pinyin (docs/adr/0017-names-in-order.md). The
-- indexes and the comparisons of cursors take the collation of their column. A server without ICU keeps its own order.
do $$
begin
	if to_regcollation('pg_catalog."zh-Hans-x-icu"') is not null and to_regcollation('pg_catalog."en-x-icu"') is not null then
		alter table "product_list_keys"
			alter column "name_zh" type varchar(30) collate "zh-Hans-x-icu",
			alter column "name_en" type varchar(30) collate "en-x-icu";
	end if;
end $$;
--> statement-breakpoint
-- Keeps how many published products have each word (search_terms.products). The words are locked in their order first, so
-- that two transactions cannot wait for each other crosswise; sums of zero write nothing. Room is left on each page, so
-- that a new count touches no index.
ALTER TABLE search_terms SET (fillfactor = 60);
--> statement-breakpoint
CREATE FUNCTION apply_term_counts(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changes IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM search_terms WHERE term IN (SELECT change->>'t' FROM jsonb_array_elements(changes) AS change)
  ORDER BY term FOR NO KEY UPDATE;
  UPDATE search_terms AS known SET products = known.products + (change->>'n')::integer
  FROM jsonb_array_elements(changes) AS change WHERE known.term = change->>'t';
END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', n)) INTO changes
    FROM (SELECT t, count(*) AS n FROM added, unnest(terms) AS t GROUP BY t) AS sums;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', -n)) INTO changes
    FROM (SELECT t, count(*) AS n FROM removed, unnest(terms) AS t GROUP BY t) AS sums;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', n)) INTO changes
    FROM (SELECT t, sum(n) AS n FROM (SELECT terms, 1 AS n FROM added UNION ALL SELECT terms, -1 FROM removed) AS rows,
      unnest(terms) AS t GROUP BY t HAVING sum(n) <> 0) AS sums;
  END IF;
  PERFORM apply_term_counts(changes);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER listing_terms_count_insert AFTER INSERT ON listing_terms REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();
--> statement-breakpoint
CREATE TRIGGER listing_terms_count_delete AFTER DELETE ON listing_terms REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();
--> statement-breakpoint
CREATE TRIGGER listing_terms_count_update AFTER UPDATE ON listing_terms
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();
