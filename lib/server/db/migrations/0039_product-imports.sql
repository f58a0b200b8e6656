CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"outcome" varchar(10) DEFAULT 'waiting' NOT NULL,
	"product_id" bigint,
	"product_version" integer,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_import_rows_import_id_n_pk" PRIMARY KEY("import_id","n")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"file_name" varchar(120) NOT NULL,
	"format" varchar(4) NOT NULL,
	"status" varchar(10) DEFAULT 'uploaded' NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_outcome" ON "product_import_rows" USING btree ("import_id","outcome","n");--> statement-breakpoint
CREATE INDEX "product_import_rows_product" ON "product_import_rows" USING btree ("import_id","product");--> statement-breakpoint
CREATE INDEX "product_imports_user" ON "product_imports" USING btree ("user_id");