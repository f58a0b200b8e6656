CREATE TABLE "invoice_title_papers" (
	"title_id" bigint PRIMARY KEY NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"file_ids" bigint[] NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_title_papers_some" CHECK (cardinality("invoice_title_papers"."file_ids") > 0),
	CONSTRAINT "invoice_title_papers_decided" CHECK (("invoice_title_papers"."status" = 'pending') = ("invoice_title_papers"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"issuer_type" varchar(10) NOT NULL,
	"issuer_id" bigint NOT NULL,
	"recipient_type" varchar(10) NOT NULL,
	"recipient_id" bigint NOT NULL,
	"source" varchar(10) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"medium" varchar(10) NOT NULL,
	"title_snapshot" jsonb NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"amount" bigint NOT NULL,
	"content_mode" varchar(10) NOT NULL,
	"remark" varchar(200) DEFAULT '' NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"email" varchar(50) DEFAULT '' NOT NULL,
	"mobile" varchar(11) DEFAULT '' NOT NULL,
	"mail_address" jsonb,
	"mail_carrier" varchar(40) DEFAULT '' NOT NULL,
	"mail_tracking" varchar(40) DEFAULT '' NOT NULL,
	"status" varchar(20) DEFAULT 'submitted' NOT NULL,
	"is_amount_changed" boolean DEFAULT false NOT NULL,
	"reject_reason" varchar(200) DEFAULT '' NOT NULL,
	"fail_code" varchar(60) DEFAULT '' NOT NULL,
	"fail_reason" varchar(200) DEFAULT '' NOT NULL,
	"provider" varchar(10),
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"replaces_id" bigint,
	"submitted_by" bigint,
	"reviewed_by" bigint,
	"due_at" timestamp (3) with time zone NOT NULL,
	"alerted_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_applications_amount" CHECK ("invoice_applications"."amount" > 0 or "invoice_applications"."status" = 'cancelled'),
	CONSTRAINT "invoice_applications_issuer_id" CHECK (("invoice_applications"."issuer_type" = 'platform') = ("invoice_applications"."issuer_id" = 0)),
	CONSTRAINT "invoice_applications_store" CHECK ("invoice_applications"."recipient_type" <> 'store' or "invoice_applications"."issuer_type" = 'platform'),
	CONSTRAINT "invoice_applications_paper" CHECK ("invoice_applications"."medium" <> 'paper' or "invoice_applications"."mail_address" is not null),
	CONSTRAINT "invoice_applications_issued" CHECK (("invoice_applications"."status" in ('issued', 'reversing', 'partially_reversed', 'reversed', 'voided')) = ("invoice_applications"."issued_at" is not null)),
	CONSTRAINT "invoice_applications_issuing" CHECK ("invoice_applications"."status" <> 'issuing' or "invoice_applications"."provider" is not null)
);
--> statement-breakpoint
CREATE TABLE "invoice_checks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"red_document_id" bigint,
	"item_id" bigint,
	"order_id" bigint,
	"order_line_id" bigint,
	"statement_id" bigint,
	"sort" smallint NOT NULL,
	"name" varchar(100) NOT NULL,
	"model" varchar(100) DEFAULT '' NOT NULL,
	"unit" varchar(20) DEFAULT '' NOT NULL,
	"qty" integer,
	"tax_code" varchar(19) DEFAULT '' NOT NULL,
	"tax_label" varchar(40) DEFAULT '' NOT NULL,
	"tax_bp" integer NOT NULL,
	"gross_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	CONSTRAINT "invoice_items_sum" CHECK ("invoice_items"."net_amount" + "invoice_items"."tax_amount" = "invoice_items"."gross_amount"),
	CONSTRAINT "invoice_items_sign" CHECK (case when "invoice_items"."red_document_id" is null then "invoice_items"."net_amount" >= 0 and "invoice_items"."tax_amount" >= 0
        else "invoice_items"."net_amount" <= 0 and "invoice_items"."tax_amount" <= 0 end),
	CONSTRAINT "invoice_items_red" CHECK (("invoice_items"."red_document_id" is null) = ("invoice_items"."item_id" is null)),
	CONSTRAINT "invoice_items_of" CHECK (("invoice_items"."order_line_id" is null) <> ("invoice_items"."statement_id" is null)),
	CONSTRAINT "invoice_items_order" CHECK (("invoice_items"."order_line_id" is null) = ("invoice_items"."order_id" is null)),
	CONSTRAINT "invoice_items_rate" CHECK ("invoice_items"."tax_bp" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"issuer_type" varchar(10) NOT NULL,
	"issuer_id" bigint NOT NULL,
	"color" varchar(4) NOT NULL,
	"blue_document_id" bigint,
	"fapiao_code" varchar(12) DEFAULT '' NOT NULL,
	"fapiao_no" varchar(20) NOT NULL,
	"issue_date" date NOT NULL,
	"net_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"drawer" varchar(40) DEFAULT '' NOT NULL,
	"remark" varchar(200) DEFAULT '' NOT NULL,
	"check_code" varchar(32) DEFAULT '' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"recorded_by" bigint,
	"voided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_documents_sum" CHECK ("invoice_documents"."net_amount" + "invoice_documents"."tax_amount" = "invoice_documents"."total_amount"),
	CONSTRAINT "invoice_documents_color" CHECK (("invoice_documents"."color" = 'red') = ("invoice_documents"."total_amount" < 0) and ("invoice_documents"."color" = 'red') = ("invoice_documents"."blue_document_id" is not null)),
	CONSTRAINT "invoice_documents_voided" CHECK ("invoice_documents"."voided_at" is null or "invoice_documents"."color" = 'blue')
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"format" varchar(4) NOT NULL,
	"file_key" varchar(255) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_reds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"application_id" bigint NOT NULL,
	"blue_document_id" bigint NOT NULL,
	"applicant" varchar(10) NOT NULL,
	"reason" varchar(20) NOT NULL,
	"cause" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"status" varchar(30) DEFAULT 'applying' NOT NULL,
	"status_before" varchar(20) NOT NULL,
	"tax_uuid" varchar(64) DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"red_document_id" bigint,
	"replacement" jsonb,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"provider" varchar(10) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"fail_reason" varchar(200) DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reds_amount" CHECK ("invoice_reds"."amount" > 0),
	CONSTRAINT "invoice_reds_done" CHECK (("invoice_reds"."status" = 'done') = ("invoice_reds"."red_document_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_category_taxes" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"tax_code_id" bigint NOT NULL,
	"tax_bp" integer,
	"updated_by" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_category_taxes_rate" CHECK ("invoice_category_taxes"."tax_bp" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "invoice_issuers" (
	"issuer_type" varchar(10) NOT NULL,
	"issuer_id" bigint NOT NULL,
	"name" varchar(100) DEFAULT '' NOT NULL,
	"tax_no" varchar(20) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(30) DEFAULT '' NOT NULL,
	"bank_name" varchar(100) DEFAULT '' NOT NULL,
	"bank_account" varchar(32) DEFAULT '' NOT NULL,
	"drawer" varchar(40) DEFAULT '' NOT NULL,
	"provider" varchar(10) DEFAULT 'manual' NOT NULL,
	"is_auto_issue" boolean DEFAULT false NOT NULL,
	"is_special_offered" boolean DEFAULT true NOT NULL,
	"cap_amount" bigint DEFAULT 10000000 NOT NULL,
	"flat_tax_bp" integer,
	"updated_by" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_issuers_issuer_type_issuer_id_pk" PRIMARY KEY("issuer_type","issuer_id"),
	CONSTRAINT "invoice_issuers_id" CHECK (("invoice_issuers"."issuer_type" = 'platform') = ("invoice_issuers"."issuer_id" = 0)),
	CONSTRAINT "invoice_issuers_cap" CHECK ("invoice_issuers"."cap_amount" >= 100),
	CONSTRAINT "invoice_issuers_rate" CHECK ("invoice_issuers"."flat_tax_bp" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "invoice_tax_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_tax_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" varchar(19) NOT NULL,
	"label" varchar(40) NOT NULL,
	"name" varchar(100) NOT NULL,
	"tax_bp" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_tax_codes_digits" CHECK ("invoice_tax_codes"."code" ~ '^[0-9]{19}$'),
	CONSTRAINT "invoice_tax_codes_rate" CHECK ("invoice_tax_codes"."tax_bp" between 0 and 9999)
);
--> statement-breakpoint
ALTER TABLE "invoice_title_papers" ADD CONSTRAINT "invoice_title_papers_title_id_invoice_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."invoice_titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_title_papers" ADD CONSTRAINT "invoice_title_papers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_applications" ADD CONSTRAINT "invoice_applications_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_applications" ADD CONSTRAINT "invoice_applications_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_checks" ADD CONSTRAINT "invoice_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_application_id_invoice_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_statement_id_store_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."store_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_application_id_invoice_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_document_id_invoice_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."invoice_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD CONSTRAINT "invoice_reds_application_id_invoice_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD CONSTRAINT "invoice_reds_blue_document_id_invoice_documents_id_fk" FOREIGN KEY ("blue_document_id") REFERENCES "public"."invoice_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD CONSTRAINT "invoice_reds_red_document_id_invoice_documents_id_fk" FOREIGN KEY ("red_document_id") REFERENCES "public"."invoice_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD CONSTRAINT "invoice_reds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_category_taxes" ADD CONSTRAINT "invoice_category_taxes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_category_taxes" ADD CONSTRAINT "invoice_category_taxes_tax_code_id_invoice_tax_codes_id_fk" FOREIGN KEY ("tax_code_id") REFERENCES "public"."invoice_tax_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_category_taxes" ADD CONSTRAINT "invoice_category_taxes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_issuers" ADD CONSTRAINT "invoice_issuers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_title_papers_status" ON "invoice_title_papers" USING btree ("status","asked_at","title_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_applications_no" ON "invoice_applications" USING btree ("no");--> statement-breakpoint
CREATE INDEX "invoice_applications_recipient" ON "invoice_applications" USING btree ("recipient_type","recipient_id","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_issuer" ON "invoice_applications" USING btree ("issuer_type","issuer_id","status","due_at","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_issuer_created" ON "invoice_applications" USING btree ("issuer_type","issuer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_status" ON "invoice_applications" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_created" ON "invoice_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_next" ON "invoice_applications" USING btree ("next_at") WHERE "invoice_applications"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_applications_replaces" ON "invoice_applications" USING btree ("replaces_id") WHERE "invoice_applications"."replaces_id" is not null and "invoice_applications"."status" not in ('rejected', 'cancelled', 'voided');--> statement-breakpoint
CREATE INDEX "invoice_checks_next" ON "invoice_checks" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "invoice_items_application" ON "invoice_items" USING btree ("application_id","sort");--> statement-breakpoint
CREATE INDEX "invoice_items_order" ON "invoice_items" USING btree ("order_id") WHERE "invoice_items"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "invoice_items_statement" ON "invoice_items" USING btree ("statement_id") WHERE "invoice_items"."statement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_documents_number" ON "invoice_documents" USING btree ("issuer_type","issuer_id","fapiao_code","fapiao_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_documents_blue" ON "invoice_documents" USING btree ("application_id") WHERE "invoice_documents"."color" = 'blue';--> statement-breakpoint
CREATE INDEX "invoice_documents_application" ON "invoice_documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "invoice_documents_issued" ON "invoice_documents" USING btree ("issuer_type","issuer_id","issue_date","id");--> statement-breakpoint
CREATE INDEX "invoice_documents_fapiao_no" ON "invoice_documents" USING btree ("fapiao_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_format" ON "invoice_files" USING btree ("document_id","format");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reds_no" ON "invoice_reds" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reds_open" ON "invoice_reds" USING btree ("application_id") WHERE "invoice_reds"."status" in ('applying', 'no_confirm_needed', 'await_buyer', 'await_seller', 'confirmed');--> statement-breakpoint
CREATE INDEX "invoice_reds_application" ON "invoice_reds" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "invoice_reds_status" ON "invoice_reds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_reds_next" ON "invoice_reds" USING btree ("next_at") WHERE "invoice_reds"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_tax_codes_code" ON "invoice_tax_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invoice_tax_codes_label" ON "invoice_tax_codes" USING btree ("label");