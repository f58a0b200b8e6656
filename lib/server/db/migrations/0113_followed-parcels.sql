ALTER TABLE "shipments" ADD COLUMN "followed_no" varchar(40);--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "follow_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "follow_error" varchar(200);
