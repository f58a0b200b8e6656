CREATE TABLE "product_list_keys" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"name_zh" varchar(30) NOT NULL,
	"name_en" varchar(30) NOT NULL,
	"price" bigint NOT NULL,
	"stock" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_list_keys" ADD CONSTRAINT "product_list_keys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_list_keys_name_zh" ON "product_list_keys" USING btree ("name_zh","product_id");--> statement-breakpoint
CREATE INDEX "product_list_keys_name_en" ON "product_list_keys" USING btree ("name_en","product_id");--> statement-breakpoint
CREATE INDEX "product_list_keys_price" ON "product_list_keys" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "product_list_keys_stock" ON "product_list_keys" USING btree ("stock","product_id");--> statement-breakpoint
INSERT INTO "product_list_keys" ("product_id", "name_zh", "name_en", "price", "stock")
SELECT p."id",
	left(lower(coalesce(zh."name", en."name", '')), 30),
	left(lower(coalesce(en."name", zh."name", '')), 30),
	coalesce(CASE WHEN p."pricing" <> 'quote' THEN v."price" END, 9007199254740991),
	coalesce(v."stock", 9007199254740991)
FROM "products" p
LEFT JOIN "product_texts" zh ON zh."product_id" = p."id" AND zh."locale" = 'zh-cn'
LEFT JOIN "product_texts" en ON en."product_id" = p."id" AND en."locale" = 'en'
LEFT JOIN (
	SELECT "product_id", min("price_amount") AS "price",
		sum("stock_on_hand" - "stock_reserved") FILTER (WHERE "stock_on_hand" IS NOT NULL) AS "stock"
	FROM "product_variants" WHERE "removed_at" IS NULL GROUP BY "product_id"
) v ON v."product_id" = p."id";
