-- How often a word occurs decides between walking the order's index and the trigram index; the default sample of a
-- hundred texts cannot tell one in a hundred from one in ten thousand.
ALTER TABLE "product_listing" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "product_listing" ALTER COLUMN "facet_value_ids" SET STATISTICS 400;
