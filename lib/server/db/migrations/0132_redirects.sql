CREATE TABLE "missed_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" varchar(300) NOT NULL,
	"asked" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_addresses_asked" CHECK ("missed_addresses"."asked" > 0)
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" varchar(600) NOT NULL,
	"target" varchar(600) NOT NULL,
	"target_key" varchar(600) NOT NULL,
	"is_permanent" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_within" CHECK (left("redirects"."target", 1) = '/' and left("redirects"."target", 2) not in ('//', '/\')),
	CONSTRAINT "redirects_source_path" CHECK (left("redirects"."source", 1) = '/' and left("redirects"."source", 2) <> '//')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "missed_addresses_path" ON "missed_addresses" USING btree ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_source" ON "redirects" USING btree ("source");--> statement-breakpoint
CREATE INDEX "redirects_target_key" ON "redirects" USING btree ("target_key" text_pattern_ops);