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
	"unit_amount" bigint NOT NULL,
	"list_amount" bigint,
	"line_amount" bigint NOT NULL,
	"target_amount" bigint,
	"breakdown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "quotation_items_qty" CHECK ("quotation_items"."qty" between 1 and 999999),
	CONSTRAINT "quotation_items_amount" CHECK ("quotation_items"."line_amount" >= 0 and "quotation_items"."unit_amount" >= 0),
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
	CONSTRAINT "quotation_versions_total" CHECK ("quotation_versions"."total_amount" = "quotation_versions"."goods_amount" + "quotation_versions"."freight_amount" - "quotation_versions"."discount_amount" and "quotation_versions"."total_amount" >= 0),
	CONSTRAINT "quotation_versions_parts" CHECK ("quotation_versions"."goods_amount" >= 0 and "quotation_versions"."freight_amount" >= 0 and "quotation_versions"."discount_amount" >= 0),
	CONSTRAINT "quotation_versions_deposit" CHECK ("quotation_versions"."deposit_bp" between 0 and 10000),
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
	CONSTRAINT "quotations_valid" CHECK ("quotations"."status" <> 'quoted' or "quotations"."valid_until" is not null),
	CONSTRAINT "quotations_basket_is_draft" CHECK (not "quotations"."is_basket" or "quotations"."status" = 'draft'),
	CONSTRAINT "quotations_rounds" CHECK ("quotations"."rounds" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_version_id_quotation_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quotation_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_messages" ADD CONSTRAINT "quotation_messages_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_messages" ADD CONSTRAINT "quotation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_pdfs" ADD CONSTRAINT "quotation_pdfs_version_id_quotation_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quotation_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_items_line" ON "quotation_items" USING btree ("version_id","line_key");--> statement-breakpoint
CREATE INDEX "quotation_messages_quotation" ON "quotation_messages" USING btree ("quotation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_versions_n" ON "quotation_versions" USING btree ("quotation_id","n");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_no" ON "quotations" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_basket" ON "quotations" USING btree ("user_id") WHERE "quotations"."is_basket" and "quotations"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "quotations_user" ON "quotations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "quotations_store" ON "quotations" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "quotations_pool" ON "quotations" USING btree ("submitted_at") WHERE "quotations"."status" = 'submitted' and "quotations"."store_id" is null;--> statement-breakpoint
CREATE INDEX "quotations_desk" ON "quotations" USING btree ("status","id") WHERE "quotations"."store_id" is null;--> statement-breakpoint
CREATE INDEX "quotations_valid_until" ON "quotations" USING btree ("valid_until") WHERE "quotations"."status" = 'quoted';