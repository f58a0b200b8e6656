CREATE TABLE "legal_consents" (
	"user_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"text" varchar(20) NOT NULL,
	"document_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"place" varchar(10) NOT NULL,
	"locale" varchar(8) NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_consents_user_id_version_id_pk" PRIMARY KEY("user_id","version_id")
);
--> statement-breakpoint
-- Whoever has an account by now registered below a sentence that said what registering agrees to; nobody wrote down to which version.
ALTER TABLE "users" ADD COLUMN "agreed_unrecorded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "agreed_unrecorded" SET DEFAULT false;--> statement-breakpoint
-- Who was moved in from another system has agreed to nothing here.
UPDATE "users" SET "agreed_unrecorded" = false WHERE "id" IN (
	SELECT i."record_id" FROM "moving_items" i JOIN "moving_imports" m ON m."id" = i."import_id"
	WHERE i."is_new" AND m."source" NOT LIKE '%products' AND i."record_id" IS NOT NULL
);--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "asks_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_consents" ADD CONSTRAINT "legal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_consents" ADD CONSTRAINT "legal_consents_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_consents_version" ON "legal_consents" USING btree ("version_id");--> statement-breakpoint
-- The first version of a text asks; of those that visitors see already, everybody who is there has been told.
UPDATE "page_versions" v SET "asks_consent" = true
FROM "page_documents" d JOIN "content_pages" p ON p."id" = d."page_id"
WHERE v."document_id" = d."id" AND v."number" = 1 AND NOT p."is_published";
