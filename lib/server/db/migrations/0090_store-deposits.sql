CREATE TABLE "store_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"store_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"kind" varchar(10) NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"status" varchar(10) NOT NULL,
	"due_at" timestamp (3) with time zone,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"decide_reason" varchar(200) DEFAULT '' NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_deposits_amount" CHECK ("store_deposits"."amount" > 0),
	CONSTRAINT "store_deposits_due" CHECK (("store_deposits"."kind" = 'demand') = ("store_deposits"."due_at" is not null)),
	CONSTRAINT "store_deposits_two" CHECK ("store_deposits"."kind" = 'demand' or "store_deposits"."decided_by" is distinct from "store_deposits"."proposed_by"),
	CONSTRAINT "store_deposits_status_kind" CHECK (("store_deposits"."status" in ('open', 'paid', 'withdrawn')) = ("store_deposits"."kind" = 'demand')),
	CONSTRAINT "store_deposits_booked" CHECK (("store_deposits"."status" in ('paid', 'approved')) = ("store_deposits"."booked_at" is not null)),
	CONSTRAINT "store_deposits_decided" CHECK (("store_deposits"."status" in ('open', 'proposed')) = ("store_deposits"."decided_by" is null)
        and ("store_deposits"."decided_by" is null) = ("store_deposits"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "store_deposits" ADD CONSTRAINT "store_deposits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_deposits_no" ON "store_deposits" USING btree ("no");--> statement-breakpoint
CREATE INDEX "store_deposits_store" ON "store_deposits" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_deposits_status" ON "store_deposits" USING btree ("status","id");