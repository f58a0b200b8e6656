CREATE TABLE "settlement_invoice_files" (
	"invoice_id" bigint NOT NULL,
	"format" varchar(4) NOT NULL,
	"file_key" varchar(255) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_invoice_files_invoice_id_format_pk" PRIMARY KEY("invoice_id","format")
);
--> statement-breakpoint
CREATE TABLE "settlement_invoice_parts" (
	"invoice_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"is_living" boolean DEFAULT true NOT NULL,
	CONSTRAINT "settlement_invoice_parts_invoice_id_statement_id_pk" PRIMARY KEY("invoice_id","statement_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"store_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"amount" bigint NOT NULL,
	"fapiao_code" varchar(12) DEFAULT '' NOT NULL,
	"fapiao_no" varchar(20) NOT NULL,
	"issue_date" date NOT NULL,
	"status" varchar(10) DEFAULT 'submitted' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"submitted_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_invoices_amount" CHECK ("settlement_invoices"."amount" > 0),
	CONSTRAINT "settlement_invoices_decided" CHECK (("settlement_invoices"."status" in ('accepted', 'refused')) = ("settlement_invoices"."decided_at" is not null)
        and ("settlement_invoices"."decided_at" is null) = ("settlement_invoices"."decided_by" is null)
        and ("settlement_invoices"."status" = 'refused') = ("settlement_invoices"."reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "invoice_issuers" ADD COLUMN "file_columns" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_issuers" ADD COLUMN "result_columns" jsonb;--> statement-breakpoint
ALTER TABLE "settlement_invoice_files" ADD CONSTRAINT "settlement_invoice_files_invoice_id_settlement_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."settlement_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_invoice_parts" ADD CONSTRAINT "settlement_invoice_parts_invoice_id_settlement_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."settlement_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_invoice_parts" ADD CONSTRAINT "settlement_invoice_parts_statement_id_store_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."store_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_invoices" ADD CONSTRAINT "settlement_invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_invoices" ADD CONSTRAINT "settlement_invoices_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_invoices" ADD CONSTRAINT "settlement_invoices_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_invoice_parts_once" ON "settlement_invoice_parts" USING btree ("statement_id") WHERE "settlement_invoice_parts"."is_living";--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_invoices_no" ON "settlement_invoices" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_invoices_number" ON "settlement_invoices" USING btree ("store_id","fapiao_code","fapiao_no") WHERE "settlement_invoices"."status" in ('submitted', 'accepted');--> statement-breakpoint
CREATE INDEX "settlement_invoices_store" ON "settlement_invoices" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "settlement_invoices_status" ON "settlement_invoices" USING btree ("status","id");