CREATE TABLE "ledger_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checked_at" timestamp (3) with time zone NOT NULL,
	"fault_count" integer NOT NULL,
	"faults" jsonb NOT NULL
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
ALTER TABLE "payment_notices" ALTER COLUMN "event_id" SET DATA TYPE varchar(255);--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider_trade_no" SET DATA TYPE varchar(255);--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "resolution" varchar(20);--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "resolve_reason" text;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "resolved_by" bigint;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ref" varchar(255);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "prepay" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voucher_file_id" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "query_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "query_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "query_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_checks_time" ON "ledger_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_adjustments_no" ON "wallet_adjustments" USING btree ("no");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_status" ON "wallet_adjustments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_query" ON "payments" USING btree ("query_at");
--> statement-breakpoint
-- Points may be owed: what was earned and spent is taken back all the same. Spending below zero is refused by each posting.
UPDATE "wallet_accounts" SET "min_balance" = NULL WHERE "kind" = 'points';
