CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"slug" varchar(80) NOT NULL,
	"path" bigint[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture_file_id" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price_amount" >= 0),
	CONSTRAINT "product_variants_list" CHECK ("product_variants"."list_amount" >= "product_variants"."price_amount"),
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock_on_hand" >= 0)
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
	CONSTRAINT "products_lead_days" CHECK ("products"."lead_days_min" between 0 and "products"."lead_days_max"),
	CONSTRAINT "products_minimum_quantity" CHECK ("products"."minimum_quantity" >= 1)
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"expires_at" timestamp (3) with time zone
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
CREATE TABLE "wallet_accounts" (
	"id" varchar(60) PRIMARY KEY NOT NULL,
	"kind" varchar(40) NOT NULL,
	"owner_type" varchar(20) NOT NULL,
	"owner_id" bigint,
	"unit" varchar(3) NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"min_balance" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price_tiers" ADD CONSTRAINT "product_price_tiers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_rules" ADD CONSTRAINT "user_group_rules_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_rules" ADD CONSTRAINT "user_group_rules_rule_id_user_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."user_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_rule_texts" ADD CONSTRAINT "user_rule_texts_rule_id_user_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."user_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_grand_id_users_id_fk" FOREIGN KEY ("grand_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_relations" ADD CONSTRAINT "referral_relations_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_unique" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku_unique" ON "product_variants" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_unique" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_unique" ON "idempotency_keys" USING btree ("user_id","key","route");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "status_logs_entity" ON "status_logs" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_path_unique" ON "files" USING btree ("storage","path");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256","topic");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","last_at");--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_key" ON "user_groups" USING btree ("key");--> statement-breakpoint
CREATE INDEX "user_rules_pid" ON "user_rules" USING btree ("pid");--> statement-breakpoint
CREATE UNIQUE INDEX "user_rules_type_name" ON "user_rules" USING btree ("type","name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_recommend_code" ON "users" USING btree ("recommend_code");--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "captcha_challenges_expires" ON "captcha_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "verification_codes_address" ON "verification_codes" USING btree ("channel","address","event","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_ip" ON "verification_codes" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_created" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "referral_relations_parent" ON "referral_relations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "wallet_accounts_owner" ON "wallet_accounts" USING btree ("owner_type","owner_id");