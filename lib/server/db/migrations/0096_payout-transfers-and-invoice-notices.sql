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
CREATE TABLE "payout_transfers" (
	"withdrawal_id" bigint PRIMARY KEY NOT NULL,
	"attempt" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answer" varchar(10),
	"code" varchar(64) DEFAULT '' NOT NULL,
	"order_id" varchar(64),
	"query_at" timestamp (3) with time zone,
	"query_count" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "fault" varchar(20);--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_notices_event" ON "invoice_notices" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "invoice_notices_no" ON "invoice_notices" USING btree ("no");--> statement-breakpoint
CREATE INDEX "payout_transfers_query" ON "payout_transfers" USING btree ("query_at") WHERE "payout_transfers"."query_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfers_order" ON "payout_transfers" USING btree ("order_id");