CREATE TABLE "category_former_slugs" (
	"slug" varchar(80) PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_former_slugs" (
	"slug" varchar(120) PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_answer_templates" ADD COLUMN "deposit_forfeit_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_former_slugs" ADD CONSTRAINT "category_former_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_former_slugs" ADD CONSTRAINT "product_former_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_former_slugs_category" ON "category_former_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_former_slugs_product" ON "product_former_slugs" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "quotation_answer_templates" ADD CONSTRAINT "quotation_answer_templates_forfeit" CHECK ("quotation_answer_templates"."deposit_forfeit_bp" between 0 and 10000 and ("quotation_answer_templates"."deposit_forfeit_bp" = 0 or "quotation_answer_templates"."deposit_bp" > 0));