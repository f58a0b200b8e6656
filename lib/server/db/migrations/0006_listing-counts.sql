CREATE TABLE "listing_counts" (
	"category_id" bigint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"facet_value_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_counts_category_id_kind_facet_value_id_pk" PRIMARY KEY("category_id","kind","facet_value_id")
);
--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "is_card_fact" boolean DEFAULT false NOT NULL;