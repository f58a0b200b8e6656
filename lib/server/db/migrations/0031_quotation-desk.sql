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
	CONSTRAINT "quotation_answer_templates_name" UNIQUE NULLS NOT DISTINCT("store_id","name"),
	CONSTRAINT "quotation_answer_templates_deposit" CHECK ("quotation_answer_templates"."deposit_bp" between 0 and 10000),
	CONSTRAINT "quotation_answer_templates_valid" CHECK ("quotation_answer_templates"."valid_days" between 1 and 366),
	CONSTRAINT "quotation_answer_templates_freight" CHECK ("quotation_answer_templates"."freight_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "quotation_answer_templates" ADD CONSTRAINT "quotation_answer_templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_store_newest" ON "quotations" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "quotations_desk_newest" ON "quotations" USING btree ("id") WHERE "quotations"."store_id" is null;--> statement-breakpoint
CREATE INDEX "quotations_store_due" ON "quotations" USING btree ("store_id",coalesce("answer_deadline", '9999-12-31 00:00:00+00'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "quotations_desk_due" ON "quotations" USING btree (coalesce("answer_deadline", '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE "quotations"."store_id" is null;