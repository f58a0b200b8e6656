CREATE TABLE "payment_bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"payment_no" varchar(40) NOT NULL,
	"trade_no" varchar(255) NOT NULL,
	"line_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
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
ALTER TABLE "payment_bill_lines" ADD CONSTRAINT "payment_bill_lines_bill_id_payment_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."payment_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_bill_lines_bill" ON "payment_bill_lines" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_bill_lines_payment" ON "payment_bill_lines" USING btree ("payment_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_bills_day" ON "payment_bills" USING btree ("channel","day");