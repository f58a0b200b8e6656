CREATE TABLE "payee_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payee_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_type" varchar(10) NOT NULL,
	"owner_id" bigint NOT NULL,
	"channel" varchar(10) NOT NULL,
	"sealed_holder" varchar(400) NOT NULL,
	"sealed_account" varchar(400) NOT NULL,
	"masked_account" varchar(60) NOT NULL,
	"account_hash" varchar(64) NOT NULL,
	"bank" varchar(60) DEFAULT '' NOT NULL,
	"branch" varchar(100) DEFAULT '' NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payee_accounts_bank" CHECK (("payee_accounts"."channel" = 'bank') = ("payee_accounts"."bank" <> ''))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"owner_type" varchar(10) NOT NULL,
	"owner_id" bigint NOT NULL,
	"applied_by" bigint NOT NULL,
	"applied_ip" varchar(64) NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"amount" bigint NOT NULL,
	"fee_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"channel" varchar(10) NOT NULL,
	"sealed_holder" varchar(400),
	"sealed_account" varchar(400),
	"masked_account" varchar(60) DEFAULT '' NOT NULL,
	"bank" varchar(60) DEFAULT '' NOT NULL,
	"branch" varchar(100) DEFAULT '' NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"risk_signs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_by" bigint,
	"reviewed_at" timestamp (3) with time zone,
	"second_reviewed_by" bigint,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"paid_by" bigint,
	"paid_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"reference" varchar(64) DEFAULT '' NOT NULL,
	"voucher_file_id" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_sum" CHECK ("withdrawals"."net_amount" = "withdrawals"."amount" - "withdrawals"."fee_amount" - "withdrawals"."tax_amount"
        and "withdrawals"."net_amount" > 0 and "withdrawals"."fee_amount" >= 0 and "withdrawals"."tax_amount" >= 0),
	CONSTRAINT "withdrawals_payee" CHECK (("withdrawals"."channel" = 'balance') = ("withdrawals"."sealed_account" is null)
        and ("withdrawals"."channel" = 'balance') = ("withdrawals"."sealed_holder" is null)),
	CONSTRAINT "withdrawals_paid" CHECK (("withdrawals"."status" = 'paid') = ("withdrawals"."paid_at" is not null and "withdrawals"."bounced_at" is null)
        and ("withdrawals"."bounced_at" is null or "withdrawals"."status" = 'returned' and "withdrawals"."paid_at" is not null)),
	CONSTRAINT "withdrawals_persons" CHECK ("withdrawals"."reviewed_by" is distinct from "withdrawals"."paid_by" or "withdrawals"."paid_by" is null),
	CONSTRAINT "withdrawals_second" CHECK ("withdrawals"."second_reviewed_by" is null
        or "withdrawals"."second_reviewed_by" <> "withdrawals"."reviewed_by" and "withdrawals"."second_reviewed_by" is distinct from "withdrawals"."paid_by"),
	CONSTRAINT "withdrawals_own" CHECK ("withdrawals"."owner_type" <> 'user' or "withdrawals"."owner_id" <> all(array_remove(
        array["withdrawals"."reviewed_by", "withdrawals"."second_reviewed_by", "withdrawals"."paid_by"], null)))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payee_accounts_owner" ON "payee_accounts" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "payee_accounts_hash" ON "payee_accounts" USING btree ("account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_accounts_once" ON "payee_accounts" USING btree ("owner_type","owner_id","channel","account_hash") WHERE "payee_accounts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_no" ON "withdrawals" USING btree ("no");--> statement-breakpoint
CREATE INDEX "withdrawals_owner" ON "withdrawals" USING btree ("owner_type","owner_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id");