DROP INDEX "promoters_status";--> statement-breakpoint
ALTER TABLE "promoters" ADD COLUMN "is_level_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_levels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
