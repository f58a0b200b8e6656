CREATE TABLE "listing_terms" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" varchar(40) PRIMARY KEY NOT NULL,
	"is_word" boolean NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locale" varchar(8) NOT NULL,
	"words" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "name_text" text;--> statement-breakpoint
ALTER TABLE "listing_terms" ADD CONSTRAINT "listing_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_keys" ON "search_terms" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "product_listing_name" ON "product_listing" USING gin ("name_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_listing_unread" ON "product_listing" USING btree ("product_id") WHERE "product_listing"."name_text" is null;