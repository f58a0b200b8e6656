CREATE TABLE "job_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" varchar(60) NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"over_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_failures_open" ON "job_failures" USING btree ("job") WHERE "job_failures"."over_at" is null;--> statement-breakpoint
CREATE INDEX "job_failures_over" ON "job_failures" USING btree ("over_at");