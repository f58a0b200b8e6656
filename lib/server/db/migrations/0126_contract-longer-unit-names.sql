ALTER TABLE "products" ALTER COLUMN "unit" SET DATA TYPE varchar(64);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "unit" SET DATA TYPE varchar(64);--> statement-breakpoint
ALTER TABLE "quotation_items" ALTER COLUMN "unit" SET DATA TYPE varchar(64);--> statement-breakpoint
ALTER TABLE "product_listing" ALTER COLUMN "start_unit" SET DATA TYPE varchar(64);--> statement-breakpoint
ALTER TABLE "spec_template_versions" ALTER COLUMN "unit" SET DATA TYPE varchar(64);
