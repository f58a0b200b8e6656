CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(20) NOT NULL,
	"event_id" varchar(64) NOT NULL,
	"payment_no" varchar(40) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"purpose_no" varchar(20) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"paid_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"status" varchar(20) DEFAULT 'created' NOT NULL,
	"provider_trade_no" varchar(64),
	"voucher_reference" varchar(100),
	"fail_reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."paid_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"paid_amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recharges_amount" CHECK ("recharges"."paid_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" varchar(60) NOT NULL,
	"unit" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_entries_amount" CHECK ("wallet_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"unit" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"status" varchar(20) DEFAULT 'open' NOT NULL,
	"ref_type" varchar(40) NOT NULL,
	"ref_no" varchar(40) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_holds_amount" CHECK ("wallet_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"type" varchar(40) NOT NULL,
	"ref_type" varchar(40) NOT NULL,
	"ref_no" varchar(40) NOT NULL,
	"idem" varchar(120) NOT NULL,
	"memo_key" varchar(60) NOT NULL,
	"memo_args" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_type" varchar(20) NOT NULL,
	"actor_id" bigint,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_journal_id_wallet_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."wallet_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_account_id_wallet_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallet_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_event" ON "payment_notices" USING btree ("channel","event_id");--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "payment_notices_outcome" ON "payment_notices" USING btree ("outcome","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_no" ON "payments" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trade" ON "payments" USING btree ("channel","provider_trade_no");--> statement-breakpoint
CREATE INDEX "payments_purpose" ON "payments" USING btree ("purpose","purpose_no");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_no" ON "recharges" USING btree ("no");--> statement-breakpoint
CREATE INDEX "recharges_user" ON "recharges" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wallet_entries_account" ON "wallet_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "wallet_entries_day" ON "wallet_entries" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once" ON "wallet_entries" USING btree ("journal_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_holds_ref" ON "wallet_holds" USING btree ("ref_type","ref_no","unit");--> statement-breakpoint
CREATE INDEX "wallet_holds_user" ON "wallet_holds" USING btree ("user_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_journals_no" ON "wallet_journals" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_journals_idem" ON "wallet_journals" USING btree ("idem");--> statement-breakpoint
CREATE INDEX "wallet_journals_ref" ON "wallet_journals" USING btree ("ref_type","ref_no");--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD CONSTRAINT "wallet_accounts_floor" CHECK ("wallet_accounts"."min_balance" is null or "wallet_accounts"."balance" >= "wallet_accounts"."min_balance");--> statement-breakpoint
-- Entries of a journal sum to zero per unit when the transaction commits (product.md 2.1).
create function assert_journal_zero() returns trigger language plpgsql as $$
begin
  if exists (select 1 from wallet_entries where journal_id = new.journal_id group by unit having sum(amount) <> 0) then
    raise exception 'journal % is not balanced', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger wallet_entries_balanced after insert on wallet_entries deferrable initially deferred
  for each row execute function assert_journal_zero();
--> statement-breakpoint
-- What was posted stays as it is; a mistake is corrected by another posting.
create trigger wallet_entries_append_only before update or delete on wallet_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger wallet_entries_no_truncate before truncate on wallet_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger wallet_journals_append_only before update or delete on wallet_journals
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger wallet_journals_no_truncate before truncate on wallet_journals
  for each statement execute function refuse_change();
