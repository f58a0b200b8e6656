-- Lists of what is still to be sorted in made the planner pass over the samples: an index with such a list looked dearer to it
-- than one sixteen times its size without.
alter index product_listing_sample_1024 set (fastupdate = off);
--> statement-breakpoint
alter index product_listing_sample_256 set (fastupdate = off);
--> statement-breakpoint
alter index product_listing_sample_64 set (fastupdate = off);
--> statement-breakpoint
alter index product_listing_sample_16 set (fastupdate = off);
--> statement-breakpoint
select gin_clean_pending_list('product_listing_sample_1024'), gin_clean_pending_list('product_listing_sample_256'),
  gin_clean_pending_list('product_listing_sample_64'), gin_clean_pending_list('product_listing_sample_16');
--> statement-breakpoint
-- Each search reads what is still to be sorted into these: a fourth of what is usual.
alter index product_listing_words set (gin_pending_list_limit = 1024);
--> statement-breakpoint
alter index product_listing_names set (gin_pending_list_limit = 1024);
