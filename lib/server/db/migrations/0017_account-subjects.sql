CREATE TABLE "code_tries" (
	"code_id" bigint NOT NULL,
	"ip" varchar(64) NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "code_tries_code_id_ip_pk" PRIMARY KEY("code_id","ip")
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"file_key" varchar(255),
	"size" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" varchar(10) NOT NULL,
	"sealed_name" varchar(400) NOT NULL,
	"sealed_id_number" varchar(120) NOT NULL,
	"id_hash" varchar(64) NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" varchar(8) DEFAULT 'zh-cn' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "dedupe_key" varchar(60);--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spread_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "code_tries" ADD CONSTRAINT "code_tries_code_id_verification_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."verification_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closings_open" ON "account_closings" USING btree ("user_id") WHERE "account_closings"."status" = 'cooling';--> statement-breakpoint
CREATE INDEX "account_closings_due" ON "account_closings" USING btree ("status","effective_at");--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_status" ON "data_exports" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_user" ON "real_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "real_names_hash" ON "real_names" USING btree ("id_hash");--> statement-breakpoint
CREATE INDEX "real_names_status" ON "real_names" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_dedupe" ON "outbox_messages" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "messages_unspread" ON "messages" USING btree ("id") WHERE "messages"."spread_at" is null;--> statement-breakpoint
-- What was told before is not told again by mail.
UPDATE "messages" SET "spread_at" = "created_at";
