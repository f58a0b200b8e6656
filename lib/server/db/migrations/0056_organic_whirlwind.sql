ALTER TABLE "product_listing" ADD COLUMN "start_amount" bigint;--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "start_quantity" integer;--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "start_unit" varchar(16);