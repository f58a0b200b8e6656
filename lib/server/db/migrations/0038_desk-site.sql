ALTER TABLE "user_rules" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cooperation_leads" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cooperation_leads" ADD COLUMN "handled_by" bigint;--> statement-breakpoint
ALTER TABLE "cooperation_leads" ADD COLUMN "note" varchar(300) DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "cooperation_leads_topic" ON "cooperation_leads" USING btree ("topic","id");