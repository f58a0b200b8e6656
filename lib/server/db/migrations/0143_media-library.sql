CREATE TABLE "media_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"event" varchar(10) NOT NULL,
	"former_file_id" bigint,
	"before" jsonb,
	"changed_by" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"alt" jsonb NOT NULL,
	"caption" jsonb NOT NULL,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_items_focus" CHECK ("media_items"."focus_x" between 0 and 100 and "media_items"."focus_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "media_changes" ADD CONSTRAINT "media_changes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_changes" ADD CONSTRAINT "media_changes_former_file_id_files_id_fk" FOREIGN KEY ("former_file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_changes_file" ON "media_changes" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "media_changes_former" ON "media_changes" USING btree ("former_file_id") WHERE former_file_id is not null;
