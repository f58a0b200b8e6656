CREATE TABLE "invoice_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" varchar(10) NOT NULL,
	"event_id" varchar(100) NOT NULL,
	"no" varchar(40) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_notices_event" ON "invoice_notices" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "invoice_notices_no" ON "invoice_notices" USING btree ("no");