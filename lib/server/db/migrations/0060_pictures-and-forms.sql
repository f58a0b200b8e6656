ALTER TABLE "product_media" ADD COLUMN "shows" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_nodes" ADD COLUMN "made_before" jsonb;