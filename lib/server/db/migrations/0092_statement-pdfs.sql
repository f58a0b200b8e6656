CREATE TABLE "statement_pdfs" (
	"statement_id" bigint NOT NULL,
	"locale" varchar(8) NOT NULL,
	"file_key" varchar(255) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_pdfs_statement_id_locale_pk" PRIMARY KEY("statement_id","locale")
);
--> statement-breakpoint
ALTER TABLE "statement_pdfs" ADD CONSTRAINT "statement_pdfs_statement_id_store_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."store_statements"("id") ON DELETE no action ON UPDATE no action;