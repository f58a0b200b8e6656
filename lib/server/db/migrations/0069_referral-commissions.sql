CREATE TABLE "promoters" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"status" varchar(10) NOT NULL,
	"level_id" bigint,
	"plan" varchar(500) DEFAULT '' NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"reviewed_by" bigint,
	"reviewed_at" timestamp (3) with time zone,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_levels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"bp_l1" integer NOT NULL,
	"bp_l2" integer DEFAULT 0 NOT NULL,
	"self_bp" integer DEFAULT 0 NOT NULL,
	"rises_from_amount" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_levels_rates" CHECK (least("referral_levels"."bp_l1", "referral_levels"."bp_l2", "referral_levels"."self_bp") >= 0
        and "referral_levels"."bp_l1" + "referral_levels"."bp_l2" <= 10000 and "referral_levels"."self_bp" <= 10000),
	CONSTRAINT "referral_levels_rises_from" CHECK (coalesce("referral_levels"."rises_from_amount", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_commissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"level" smallint NOT NULL,
	"base_amount" bigint NOT NULL,
	"bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reversed_amount" bigint DEFAULT 0 NOT NULL,
	"bearer" varchar(10) NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"frozen_until" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_commissions_amount" CHECK ("referral_commissions"."amount" between 1 and "referral_commissions"."base_amount"),
	CONSTRAINT "referral_commissions_reversed" CHECK ("referral_commissions"."reversed_amount" between 0 and "referral_commissions"."amount"),
	CONSTRAINT "referral_commissions_gone" CHECK ("referral_commissions"."status" not in ('void', 'reversed') or "referral_commissions"."reversed_amount" = "referral_commissions"."amount"),
	CONSTRAINT "referral_commissions_released" CHECK (("referral_commissions"."status" in ('released', 'reversed')) = ("referral_commissions"."released_at" is not null)),
	CONSTRAINT "referral_commissions_frozen" CHECK ("referral_commissions"."status" <> 'frozen' or "referral_commissions"."frozen_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "referral_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"commission_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"settlement_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_entries_amount" CHECK ("referral_entries"."amount" <> 0),
	CONSTRAINT "referral_entries_settled" CHECK ("referral_entries"."amount" < 0 or "referral_entries"."settlement_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "referral_settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"period_date" date NOT NULL,
	"gross_amount" bigint NOT NULL,
	"reversal_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_settlements_sum" CHECK ("referral_settlements"."net_amount" = "referral_settlements"."gross_amount" - "referral_settlements"."reversal_amount"
        and "referral_settlements"."gross_amount" >= 0 and "referral_settlements"."reversal_amount" >= 0 and "referral_settlements"."line_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_terms" (
	"order_id" bigint NOT NULL,
	"level" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"bp" integer NOT NULL,
	"bearer" varchar(10) NOT NULL,
	CONSTRAINT "referral_terms_order_id_level_pk" PRIMARY KEY("order_id","level"),
	CONSTRAINT "referral_terms_level" CHECK ("referral_terms"."level" between 0 and 2),
	CONSTRAINT "referral_terms_bp" CHECK ("referral_terms"."bp" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "promoters" ADD CONSTRAINT "promoters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoters" ADD CONSTRAINT "promoters_level_id_referral_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."referral_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoters" ADD CONSTRAINT "promoters_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commissions" ADD CONSTRAINT "referral_commissions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_entries" ADD CONSTRAINT "referral_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_entries" ADD CONSTRAINT "referral_entries_commission_id_referral_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."referral_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_entries" ADD CONSTRAINT "referral_entries_settlement_id_referral_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."referral_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_settlements" ADD CONSTRAINT "referral_settlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promoters_status" ON "promoters" USING btree ("status","updated_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_commissions_line" ON "referral_commissions" USING btree ("order_line_id","level");--> statement-breakpoint
CREATE INDEX "referral_commissions_order" ON "referral_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "referral_commissions_user" ON "referral_commissions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referral_commissions_user_status" ON "referral_commissions" USING btree ("user_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "referral_commissions_due" ON "referral_commissions" USING btree ("frozen_until","user_id") WHERE "referral_commissions"."status" = 'frozen' and "referral_commissions"."completed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_entries_release" ON "referral_entries" USING btree ("commission_id") WHERE "referral_entries"."amount" > 0;--> statement-breakpoint
CREATE INDEX "referral_entries_commission" ON "referral_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "referral_entries_settlement" ON "referral_entries" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE INDEX "referral_entries_waiting" ON "referral_entries" USING btree ("user_id") WHERE "referral_entries"."settlement_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_settlements_no" ON "referral_settlements" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_settlements_day" ON "referral_settlements" USING btree ("user_id","period_date");--> statement-breakpoint
CREATE INDEX "referral_settlements_user" ON "referral_settlements" USING btree ("user_id","id");
