CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_type" varchar(10) NOT NULL,
	"owner_id" bigint NOT NULL,
	"title_type" varchar(10) NOT NULL,
	"name" varchar(100) NOT NULL,
	"tax_no" varchar(20) DEFAULT '' NOT NULL,
	"reg_address" varchar(100) DEFAULT '' NOT NULL,
	"reg_phone" varchar(30) DEFAULT '' NOT NULL,
	"bank_name" varchar(100) DEFAULT '' NOT NULL,
	"bank_account" varchar(32) DEFAULT '' NOT NULL,
	"email" varchar(50) DEFAULT '' NOT NULL,
	"mobile" varchar(11) DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_titles_company" CHECK ("invoice_titles"."title_type" <> 'company' or "invoice_titles"."tax_no" <> ''),
	CONSTRAINT "invoice_titles_person" CHECK ("invoice_titles"."title_type" <> 'personal' or "invoice_titles"."tax_no" = '' and "invoice_titles"."reg_address" = '' and "invoice_titles"."reg_phone" = ''
        and "invoice_titles"."bank_name" = '' and "invoice_titles"."bank_account" = '')
);
--> statement-breakpoint
CREATE INDEX "invoice_titles_owner" ON "invoice_titles" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_once" ON "invoice_titles" USING btree ("owner_type","owner_id","name","tax_no") WHERE "invoice_titles"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("owner_type","owner_id") WHERE "invoice_titles"."is_default" and "invoice_titles"."deleted_at" is null;