CREATE TABLE "store_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"store_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"kind" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"order_id" bigint,
	"status" varchar(10) DEFAULT 'proposed' NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"decide_reason" varchar(200) DEFAULT '' NOT NULL,
	"appeal_deadline" timestamp (3) with time zone,
	"appeal_note" varchar(500) DEFAULT '' NOT NULL,
	"appealed_by" bigint,
	"appealed_at" timestamp (3) with time zone,
	"resolved_by" bigint,
	"resolved_at" timestamp (3) with time zone,
	"resolve_reason" varchar(200) DEFAULT '' NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_corrections_amount" CHECK (case "store_corrections"."kind" when 'penalty' then "store_corrections"."amount" < 0 when 'subsidy' then "store_corrections"."amount" > 0
        else "store_corrections"."amount" <> 0 end),
	CONSTRAINT "store_corrections_two" CHECK ("store_corrections"."proposed_by" <> all(array_remove(array["store_corrections"."decided_by", "store_corrections"."resolved_by"], null))),
	CONSTRAINT "store_corrections_status_kind" CHECK (case when "store_corrections"."status" in ('announced', 'appealed', 'lifted', 'charged') then "store_corrections"."kind" = 'penalty'
        when "store_corrections"."status" = 'approved' then "store_corrections"."kind" <> 'penalty' else true end),
	CONSTRAINT "store_corrections_booked" CHECK (("store_corrections"."status" in ('approved', 'charged')) = ("store_corrections"."booked_at" is not null)),
	CONSTRAINT "store_corrections_decided" CHECK (("store_corrections"."status" = 'proposed') = ("store_corrections"."decided_by" is null)),
	CONSTRAINT "store_corrections_deadline" CHECK (("store_corrections"."status" in ('announced', 'appealed', 'lifted', 'charged')) = ("store_corrections"."appeal_deadline" is not null)),
	CONSTRAINT "store_corrections_appeal" CHECK (("store_corrections"."appeal_note" <> '') = ("store_corrections"."appealed_at" is not null)
        and ("store_corrections"."status" <> 'appealed' or "store_corrections"."appealed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "store_corrections" ADD CONSTRAINT "store_corrections_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_corrections" ADD CONSTRAINT "store_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_corrections_no" ON "store_corrections" USING btree ("no");--> statement-breakpoint
CREATE INDEX "store_corrections_store" ON "store_corrections" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_corrections_status" ON "store_corrections" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "store_corrections_due" ON "store_corrections" USING btree ("appeal_deadline") WHERE "store_corrections"."status" = 'announced';