DROP INDEX CONCURRENTLY IF EXISTS "product_listing_sample_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_listing_sample_facets";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_listing_facets";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_listing_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_listing_name";