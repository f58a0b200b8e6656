-- Prices of one piece in ten-thousandths of a yuan. A change of the type writes rows that are frozen without asking their triggers.
ALTER TABLE "quotation_items" DROP CONSTRAINT "quotation_items_amount";--> statement-breakpoint
ALTER TABLE "quotation_items" RENAME COLUMN "unit_amount" TO "unit_price";--> statement-breakpoint
ALTER TABLE "quotation_items" RENAME COLUMN "target_amount" TO "target_price";--> statement-breakpoint
ALTER TABLE "quotation_items" ALTER COLUMN "unit_price" TYPE bigint USING "unit_price" * 100, ALTER COLUMN "target_price" TYPE bigint USING "target_price" * 100;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_amount" CHECK ("quotation_items"."line_amount" >= 0 and "quotation_items"."unit_price" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "unit_amount" TO "unit_price";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "unit_price" TYPE bigint USING "unit_price" * 100;
