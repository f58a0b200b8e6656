CREATE TABLE "moving_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moving_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"file_name" varchar(120) NOT NULL,
	"source" varchar(24) NOT NULL,
	"status" varchar(10) DEFAULT 'uploaded' NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"zip_key" varchar(255),
	"zip_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moving_items" (
	"import_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"rows" integer[] NOT NULL,
	"key" varchar(200) NOT NULL,
	"name" varchar(160) DEFAULT '' NOT NULL,
	"slug" varchar(120) DEFAULT '' NOT NULL,
	"old_path" varchar(300),
	"outcome" varchar(10) DEFAULT 'waiting' NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"digest" varchar(64) DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"record_id" bigint,
	"record_version" integer,
	"before" jsonb,
	"money_amount" bigint,
	"points" bigint,
	CONSTRAINT "moving_items_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "moving_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moving_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sort" integer NOT NULL,
	"source" text NOT NULL,
	"alt" varchar(200) DEFAULT '' NOT NULL,
	"shows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"file_id" bigint,
	"fault" varchar(40)
);
--> statement-breakpoint
CREATE TABLE "moving_rows" (
	"import_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "moving_rows_import_id_n_pk" PRIMARY KEY("import_id","n")
);
--> statement-breakpoint
ALTER TABLE "moving_imports" ADD CONSTRAINT "moving_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_items" ADD CONSTRAINT "moving_items_import_id_moving_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."moving_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_pictures" ADD CONSTRAINT "moving_pictures_import_id_moving_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."moving_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moving_rows" ADD CONSTRAINT "moving_rows_import_id_moving_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."moving_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moving_imports_user" ON "moving_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moving_imports_open" ON "moving_imports" USING btree ("status") WHERE status in ('checking', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "moving_items_outcome" ON "moving_items" USING btree ("import_id","outcome","place");--> statement-breakpoint
CREATE INDEX "moving_items_key" ON "moving_items" USING btree ("key") WHERE record_id is not null;--> statement-breakpoint
CREATE INDEX "moving_items_noted" ON "moving_items" USING btree ("import_id","place") WHERE notes <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "moving_pictures_import" ON "moving_pictures" USING btree ("import_id","state","place","sort");--> statement-breakpoint
CREATE INDEX "moving_pictures_source" ON "moving_pictures" USING btree (md5("source")) WHERE file_id is not null;