CREATE TABLE "spec_node_texts" (
	"node_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"label" varchar(200) NOT NULL,
	"help" varchar(200),
	"unit" varchar(200),
	CONSTRAINT "spec_node_texts_node_id_locale_pk" PRIMARY KEY("node_id","locale")
);
--> statement-breakpoint
CREATE TABLE "spec_nodes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" bigint NOT NULL,
	"parent_id" bigint,
	"key" varchar(40) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"sort" smallint NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"min" double precision,
	"max" double precision,
	"step" double precision,
	"pattern" varchar(100),
	"sides" smallint,
	"visible_when" jsonb,
	"price_rule" jsonb,
	"default" jsonb,
	CONSTRAINT "spec_nodes_sides" CHECK ("spec_nodes"."sides" in (2, 3))
);
--> statement-breakpoint
CREATE TABLE "spec_template_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"automatic_quantity_max" integer,
	"unit" varchar(16),
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spec_template_versions_quantity" CHECK ("spec_template_versions"."minimum_quantity" >= 1),
	CONSTRAINT "spec_template_versions_published_at" CHECK (("spec_template_versions"."status" = 'draft') = ("spec_template_versions"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "spec_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint,
	"category_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spec_templates_owner" CHECK (num_nonnulls("spec_templates"."product_id", "spec_templates"."category_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "spec_node_texts" ADD CONSTRAINT "spec_node_texts_node_id_spec_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."spec_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_nodes" ADD CONSTRAINT "spec_nodes_version_id_spec_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."spec_template_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_nodes" ADD CONSTRAINT "spec_nodes_parent_id_spec_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."spec_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_template_versions" ADD CONSTRAINT "spec_template_versions_template_id_spec_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."spec_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_templates" ADD CONSTRAINT "spec_templates_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_templates" ADD CONSTRAINT "spec_templates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spec_nodes_key_unique" ON "spec_nodes" USING btree ("version_id","key");--> statement-breakpoint
CREATE INDEX "spec_nodes_parent" ON "spec_nodes" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_number_unique" ON "spec_template_versions" USING btree ("template_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_draft_unique" ON "spec_template_versions" USING btree ("template_id") WHERE "spec_template_versions"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "spec_template_versions_published_unique" ON "spec_template_versions" USING btree ("template_id") WHERE "spec_template_versions"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "spec_templates_product_unique" ON "spec_templates" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spec_templates_category_unique" ON "spec_templates" USING btree ("category_id");