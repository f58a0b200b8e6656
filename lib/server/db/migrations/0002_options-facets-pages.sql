CREATE TABLE "attribute_texts" (
	"attribute_id" integer NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "attribute_texts_attribute_id_locale_pk" PRIMARY KEY("attribute_id","locale")
);
--> statement-breakpoint
CREATE TABLE "attribute_value_texts" (
	"value_id" integer NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "attribute_value_texts_value_id_locale_pk" PRIMARY KEY("value_id","locale")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" bigint NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_value_id_pk" PRIMARY KEY("product_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"category_1_id" bigint NOT NULL,
	"category_2_id" bigint,
	"category_3_id" bigint,
	"facet_value_ids" integer[] NOT NULL,
	"price_amount" bigint,
	"list_amount" bigint,
	"is_price_from" boolean NOT NULL,
	"is_available" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"sort_weight" integer NOT NULL,
	"sold" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"lead_days_max" smallint NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"file_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_media_texts" (
	"media_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"alt" varchar(200) NOT NULL,
	CONSTRAINT "product_media_texts_media_id_locale_pk" PRIMARY KEY("media_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_texts" (
	"option_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "product_option_texts_option_id_locale_pk" PRIMARY KEY("option_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_value_texts" (
	"value_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"name" varchar(80) NOT NULL,
	CONSTRAINT "product_option_value_texts_value_id_locale_pk" PRIMARY KEY("value_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_option_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_id" bigint NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"key" varchar(40) NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_option_values" (
	"variant_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"value_id" bigint NOT NULL,
	CONSTRAINT "variant_option_values_variant_id_option_id_pk" PRIMARY KEY("variant_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "content_page_texts" (
	"page_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"title" varchar(120) NOT NULL,
	"description" varchar(300) DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "content_page_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" varchar(80) NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cooperation_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cooperation_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" varchar(20) NOT NULL,
	"company" varchar(100) NOT NULL,
	"contact" varchar(50) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"email" varchar(50),
	"topic" varchar(20) NOT NULL,
	"message" varchar(2000) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"user_id" bigint,
	"ip" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attribute_texts" ADD CONSTRAINT "attribute_texts_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_texts" ADD CONSTRAINT "attribute_value_texts_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media_texts" ADD CONSTRAINT "product_media_texts_media_id_product_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."product_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_texts" ADD CONSTRAINT "product_option_texts_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_value_texts" ADD CONSTRAINT "product_option_value_texts_value_id_product_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."product_option_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_value_id_product_option_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."product_option_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_page_texts" ADD CONSTRAINT "content_page_texts_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_key_unique" ON "attribute_values" USING btree ("attribute_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_key_unique" ON "attributes" USING btree ("key");--> statement-breakpoint
CREATE INDEX "product_attribute_values_value" ON "product_attribute_values" USING btree ("value_id");--> statement-breakpoint
CREATE INDEX "product_listing_all_popular" ON "product_listing" USING btree ("sold" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_all_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_listing_all_price_asc" ON "product_listing" USING btree ("price_amount","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_all_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_listing_service_popular" ON "product_listing" USING btree ("sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_service_newest" ON "product_listing" USING btree ("published_at" DESC NULLS LAST,"product_id") WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_service_price_asc" ON "product_listing" USING btree ("price_amount","product_id") WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_service_price_desc" ON "product_listing" USING btree ("price_amount" DESC NULLS LAST,"product_id") WHERE "product_listing"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "product_listing_category_1_popular" ON "product_listing" USING btree ("category_1_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listing_category_1_newest" ON "product_listing" USING btree ("category_1_id","published_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_asc" ON "product_listing" USING btree ("category_1_id","price_amount","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_1_price_desc" ON "product_listing" USING btree ("category_1_id","price_amount" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_2_popular" ON "product_listing" USING btree ("category_2_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_2_newest" ON "product_listing" USING btree ("category_2_id","published_at" DESC NULLS LAST,"product_id") WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_asc" ON "product_listing" USING btree ("category_2_id","price_amount","product_id") WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_2_price_desc" ON "product_listing" USING btree ("category_2_id","price_amount" DESC NULLS LAST,"product_id") WHERE "product_listing"."category_2_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_popular" ON "product_listing" USING btree ("category_3_id","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_newest" ON "product_listing" USING btree ("category_3_id","published_at" DESC NULLS LAST,"product_id") WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_asc" ON "product_listing" USING btree ("category_3_id","price_amount","product_id") WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_category_3_price_desc" ON "product_listing" USING btree ("category_3_id","price_amount" DESC NULLS LAST,"product_id") WHERE "product_listing"."category_3_id" is not null;--> statement-breakpoint
CREATE INDEX "product_listing_featured" ON "product_listing" USING btree ("sort_weight" DESC NULLS LAST,"sold" DESC NULLS LAST,"product_id" DESC NULLS LAST) WHERE "product_listing"."is_featured";--> statement-breakpoint
CREATE INDEX "product_listing_facets" ON "product_listing" USING gin ("facet_value_ids");--> statement-breakpoint
CREATE INDEX "product_listing_search" ON "product_listing" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_media_order_unique" ON "product_media" USING btree ("product_id","sort");--> statement-breakpoint
CREATE INDEX "product_media_file" ON "product_media" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_option_values_key_unique" ON "product_option_values" USING btree ("option_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_key_unique" ON "product_options" USING btree ("product_id","key");--> statement-breakpoint
CREATE INDEX "variant_option_values_value" ON "variant_option_values" USING btree ("value_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_url_unique" ON "content_pages" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "cooperation_leads_number_unique" ON "cooperation_leads" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cooperation_leads_created" ON "cooperation_leads" USING btree ("created_at");