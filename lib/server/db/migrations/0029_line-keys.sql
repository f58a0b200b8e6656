ALTER TABLE "quotation_items" ADD COLUMN "added_keys" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "quotation_items_line_key" ON "quotation_items" USING btree ("line_key");