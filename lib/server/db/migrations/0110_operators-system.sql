CREATE TABLE "backup_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"finished_at" timestamp (3) with time zone NOT NULL,
	"kind" varchar(10) NOT NULL,
	"place" varchar(255) NOT NULL,
	"bytes" bigint NOT NULL,
	"version" varchar(40) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"host" varchar(120) NOT NULL,
	"pid" integer NOT NULL,
	"roles" varchar(40) NOT NULL,
	"version" varchar(40) NOT NULL,
	"node" varchar(40) NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_finished" ON "backup_runs" USING btree ("finished_at");
