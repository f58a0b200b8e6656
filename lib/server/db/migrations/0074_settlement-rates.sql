CREATE TABLE "commission_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" varchar(10) NOT NULL,
	"scope_id" bigint DEFAULT 0 NOT NULL,
	"kind" varchar(10) NOT NULL,
	"bp" integer,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"max_amount" bigint,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"changed_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_scope" CHECK (("commission_rates"."scope" = 'default') = ("commission_rates"."scope_id" = 0)),
	CONSTRAINT "commission_rates_bp" CHECK ("commission_rates"."bp" between 0 and 10000),
	CONSTRAINT "commission_rates_limits" CHECK ("commission_rates"."min_amount" >= 0 and coalesce("commission_rates"."max_amount", "commission_rates"."min_amount") >= "commission_rates"."min_amount")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "fee_terms" jsonb;--> statement-breakpoint
ALTER TABLE "order_reclaims" ADD COLUMN "channel_fee_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rates_once" ON "commission_rates" USING btree ("scope","scope_id","kind","valid_from");--> statement-breakpoint
CREATE INDEX "commission_rates_valid" ON "commission_rates" USING btree ("valid_from","id");