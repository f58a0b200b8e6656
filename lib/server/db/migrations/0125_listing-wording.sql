ALTER TABLE "product_listing" ADD COLUMN "wording" smallint DEFAULT 1 NOT NULL;
