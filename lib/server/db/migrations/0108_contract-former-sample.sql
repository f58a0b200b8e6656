DROP INDEX CONCURRENTLY IF EXISTS "product_listing_sample_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_listing_sample_category";