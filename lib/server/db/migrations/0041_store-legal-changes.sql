CREATE TABLE "store_legal_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_legal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'pending' NOT NULL,
	"name" varchar(30) NOT NULL,
	"company_name" varchar(100) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"legal_person" varchar(50) NOT NULL,
	"licence_file_id" bigint,
	"licence_from" date NOT NULL,
	"licence_until" date,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" bigint,
	"reason" varchar(255) DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_licence_file_id_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_legal_changes" ADD CONSTRAINT "store_legal_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_legal_changes_pending" ON "store_legal_changes" USING btree ("store_id") WHERE "store_legal_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "store_legal_changes_status" ON "store_legal_changes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "store_legal_changes_store" ON "store_legal_changes" USING btree ("store_id","id");