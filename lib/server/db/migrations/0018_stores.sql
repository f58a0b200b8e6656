CREATE TABLE "store_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"user_id" bigint NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"form" jsonb NOT NULL,
	"sealed_payee_account" varchar(200) DEFAULT '' NOT NULL,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" varchar(10) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'approved' NOT NULL,
	"name" varchar(30) NOT NULL,
	"logo_file_id" bigint,
	"intro" varchar(1000) NOT NULL,
	"trades" jsonb NOT NULL,
	"contact_name" varchar(50) NOT NULL,
	"contact_mobile" varchar(11) NOT NULL,
	"contact_email" varchar(50) DEFAULT '' NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province_name" varchar(30) NOT NULL,
	"city_name" varchar(30) NOT NULL,
	"area_name" varchar(30) NOT NULL,
	"address" varchar(200) NOT NULL,
	"company_name" varchar(100) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"legal_person" varchar(50) NOT NULL,
	"licence_file_id" bigint NOT NULL,
	"licence_from" date NOT NULL,
	"licence_until" date,
	"payee_type" varchar(10) NOT NULL,
	"payee_name" varchar(100) NOT NULL,
	"payee_bank" varchar(60) NOT NULL,
	"payee_branch" varchar(60) DEFAULT '' NOT NULL,
	"sealed_payee_account" varchar(200) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_application_id_store_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."store_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_licence_file_id_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_no" ON "store_applications" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_attempt" ON "store_applications" USING btree ("user_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_open" ON "store_applications" USING btree ("user_id") WHERE "store_applications"."status" in ('draft', 'submitted');--> statement-breakpoint
CREATE INDEX "store_applications_status" ON "store_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_user" ON "store_members" USING btree ("user_id") WHERE "store_members"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_owner" ON "store_members" USING btree ("store_id") WHERE "store_members"."is_active" and "store_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "store_members_store" ON "store_members" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_application" ON "stores" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_credit_code" ON "stores" USING btree ("credit_code") WHERE "stores"."status" <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name" ON "stores" USING btree (lower("name")) WHERE "stores"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "stores_status" ON "stores" USING btree ("status");