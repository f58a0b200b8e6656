CREATE TABLE "page_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"current_version_id" bigint,
	"edited_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"is_started" boolean DEFAULT false NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"published_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_times" CHECK (ends_at is null or ends_at > starts_at)
);
--> statement-breakpoint
ALTER TABLE "page_documents" ADD CONSTRAINT "page_documents_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_documents" ADD CONSTRAINT "page_documents_current_version_id_page_versions_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."page_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_document_id_page_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."page_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_documents_page" ON "page_documents" USING btree (coalesce(page_id, 0));--> statement-breakpoint
CREATE INDEX "page_documents_current" ON "page_documents" USING btree ("current_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_number" ON "page_versions" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "page_versions_due" ON "page_versions" USING btree ("starts_at") WHERE not is_started or (ends_at is not null and not is_ended);