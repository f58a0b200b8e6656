CREATE TABLE "store_payee_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_payee_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"payee_type" varchar(10) NOT NULL,
	"payee_name" varchar(100) NOT NULL,
	"payee_bank" varchar(60) NOT NULL,
	"payee_branch" varchar(60) DEFAULT '' NOT NULL,
	"sealed_payee_account" varchar(200) NOT NULL,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_return_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_return_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"receiver" varchar(30) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province_name" varchar(30) NOT NULL,
	"city_name" varchar(30) NOT NULL,
	"area_name" varchar(30) NOT NULL,
	"address" varchar(200) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"channel" varchar(10) NOT NULL,
	"address" varchar(50) NOT NULL,
	"role" varchar(10) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holiday_note" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_payee_changes" ADD CONSTRAINT "store_payee_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_return_addresses" ADD CONSTRAINT "store_return_addresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invitations" ADD CONSTRAINT "store_invitations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_payee_changes_pending" ON "store_payee_changes" USING btree ("store_id") WHERE "store_payee_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "store_payee_changes_status" ON "store_payee_changes" USING btree ("status","effective_at");--> statement-breakpoint
CREATE INDEX "store_payee_changes_store" ON "store_payee_changes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "store_return_addresses_store" ON "store_return_addresses" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_return_addresses_default" ON "store_return_addresses" USING btree ("store_id") WHERE "store_return_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "store_invitations_token" ON "store_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "store_invitations_pending" ON "store_invitations" USING btree ("store_id","address") WHERE "store_invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "store_invitations_store" ON "store_invitations" USING btree ("store_id","created_at");--> statement-breakpoint
UPDATE "store_members" SET "role" = 'manager' WHERE "role" = 'staff';--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_role" CHECK ("store_members"."role" in ('owner', 'manager', 'sales', 'fulfilment', 'finance'));