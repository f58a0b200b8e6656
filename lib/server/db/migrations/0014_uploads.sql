CREATE TABLE "file_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"subject" varchar(80) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "state" varchar(10) DEFAULT 'stored' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha1" varchar(40);--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "source_sha256" varchar(64);--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "last_upload_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_unique" ON "file_uses" USING btree ("file_id","subject");--> statement-breakpoint
CREATE INDEX "file_uses_subject" ON "file_uses" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_owner_source" ON "files" USING btree ("user_id","topic","source_sha256") WHERE state = 'stored' and user_id is not null;--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("last_upload_at") WHERE user_id is not null;