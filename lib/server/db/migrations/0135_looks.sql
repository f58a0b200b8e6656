CREATE TABLE "look_drafts" (
	"id" smallint PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "look_drafts_one" CHECK ("look_drafts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"look" jsonb NOT NULL,
	"restored_from" bigint,
	"published_by" bigint,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "looks" ("look", "published_at")
SELECT jsonb_build_object('logo', "value"), now() FROM "settings" WHERE "key" = 'site.logo' AND "value" <> '""'::jsonb;
