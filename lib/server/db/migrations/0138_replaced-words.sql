CREATE TABLE "replaced_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replaced_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locale" varchar(8) NOT NULL,
	"key" varchar(200) NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locale" varchar(8) NOT NULL,
	"key" varchar(200) NOT NULL,
	"before" text,
	"after" text,
	"changed_by" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_words_sentence" ON "replaced_words" USING btree ("locale","key");--> statement-breakpoint
CREATE INDEX "word_changes_sentence" ON "word_changes" USING btree ("key","id");