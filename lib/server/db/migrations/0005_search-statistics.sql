-- Searches decide by a sample of the shop, not by what the planner guesses of words (catalogue/read-listing.ts). The
-- texts are long: a larger sample of them here makes the planning of every search dearer than the search.
ALTER TABLE "product_listing" ALTER COLUMN "search_text" SET STATISTICS 50;
