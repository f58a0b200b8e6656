CREATE TABLE "link_offers" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"provider" varchar(20) NOT NULL,
	"issuer" varchar(255) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"name" varchar(100) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_logins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linked_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" varchar(20) NOT NULL,
	"issuer" varchar(255) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"name" varchar(100) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_arrivals" (
	"state" varchar(64) PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_factor_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_events" ADD COLUMN "way" varchar(20) DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD COLUMN "way" varchar(20) DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "linked_logins" ADD CONSTRAINT "linked_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_offers_expires" ON "link_offers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_identity" ON "linked_logins" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_user" ON "linked_logins" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "login_arrivals_expires" ON "login_arrivals" USING btree ("expires_at");