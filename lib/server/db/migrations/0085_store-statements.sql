CREATE TABLE "store_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"store_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"opening_amount" bigint DEFAULT 0 NOT NULL,
	"earnings_amount" bigint DEFAULT 0 NOT NULL,
	"reversals_amount" bigint DEFAULT 0 NOT NULL,
	"fees_amount" bigint DEFAULT 0 NOT NULL,
	"adjustments_amount" bigint DEFAULT 0 NOT NULL,
	"net_amount" bigint DEFAULT 0 NOT NULL,
	"closing_amount" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"status" varchar(12) DEFAULT 'draft' NOT NULL,
	"confirm_deadline" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" bigint,
	"dispute_note" varchar(500) DEFAULT '' NOT NULL,
	"proposed_amount" bigint,
	"proposed_reason" varchar(200) DEFAULT '' NOT NULL,
	"proposed_by" bigint,
	"answer" varchar(200) DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_statements_period" CHECK ("store_statements"."period_start" < "store_statements"."period_end"),
	CONSTRAINT "store_statements_net" CHECK ("store_statements"."net_amount" = "store_statements"."earnings_amount" + "store_statements"."reversals_amount" + "store_statements"."fees_amount"
        + "store_statements"."adjustments_amount"),
	CONSTRAINT "store_statements_closing" CHECK ("store_statements"."closing_amount" = "store_statements"."opening_amount" + "store_statements"."net_amount"),
	CONSTRAINT "store_statements_lines" CHECK (("store_statements"."status" = 'draft') or "store_statements"."line_count" > 0),
	CONSTRAINT "store_statements_settled" CHECK (("store_statements"."status" = 'settled') = ("store_statements"."settled_at" is not null)),
	CONSTRAINT "store_statements_confirmed" CHECK (("store_statements"."status" in ('confirmed', 'settled')) = ("store_statements"."confirmed_at" is not null)),
	CONSTRAINT "store_statements_proposal" CHECK (("store_statements"."proposed_amount" is null) = ("store_statements"."proposed_by" is null)
        and ("store_statements"."proposed_amount" is null or "store_statements"."status" = 'disputed' and "store_statements"."proposed_amount" <> 0))
);
--> statement-breakpoint
ALTER TABLE "store_settlement_lines" ADD COLUMN "statement_id" bigint;--> statement-breakpoint
ALTER TABLE "store_statements" ADD CONSTRAINT "store_statements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_statements" ADD CONSTRAINT "store_statements_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_statements" ADD CONSTRAINT "store_statements_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_statements_no" ON "store_statements" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "store_statements_draft" ON "store_statements" USING btree ("store_id","currency") WHERE "store_statements"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "store_statements_store" ON "store_statements" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_statements_status" ON "store_statements" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "store_statements_deadline" ON "store_statements" USING btree ("confirm_deadline","id");--> statement-breakpoint
ALTER TABLE "store_settlement_lines" ADD CONSTRAINT "store_settlement_lines_statement_id_store_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."store_statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What was settled stays as it was settled, and only what nobody has seen yet can be thrown away.
create function keep_settled_statement() returns trigger language plpgsql as $$
begin
  raise exception 'statement % does not change any more', old.no;
end $$;
--> statement-breakpoint
create trigger store_statements_frozen before update on store_statements for each row
  when (old.status = 'settled') execute function keep_settled_statement();
--> statement-breakpoint
create trigger store_statements_kept before delete on store_statements for each row
  when (old.status <> 'draft') execute function keep_settled_statement();
--> statement-breakpoint
-- A line gets its statement, once; nothing else of it changes, and none leaves a statement.
create function keep_settlement_line() returns trigger language plpgsql as $$
begin
  raise exception 'settlement line % does not change', old.id;
end $$;
--> statement-breakpoint
create trigger store_settlement_lines_frozen before update on store_settlement_lines for each row
  when (old.statement_id is not null
    or (old.store_id, old.currency, old.kind, old.order_id, old.cause, old.gross_amount, old.commission_amount,
      old.commission_tax_amount, old.referral_amount, old.channel_fee_amount, old.net_amount, old.created_at)
    is distinct from (new.store_id, new.currency, new.kind, new.order_id, new.cause, new.gross_amount,
      new.commission_amount, new.commission_tax_amount, new.referral_amount, new.channel_fee_amount, new.net_amount,
      new.created_at))
  execute function keep_settlement_line();
--> statement-breakpoint
create trigger store_settlement_lines_kept before delete on store_settlement_lines for each row
  when (old.statement_id is not null) execute function keep_settlement_line();
--> statement-breakpoint
create function require_open_statement() returns trigger language plpgsql as $$
begin
  if exists (select 1 from store_statements where id = new.statement_id and (status = 'settled' or store_id <> new.store_id)) then
    raise exception 'statement % takes no more lines of store %', new.statement_id, new.store_id;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger store_settlement_lines_answer before insert on store_settlement_lines for each row
  when (new.statement_id is not null) execute function require_open_statement();
