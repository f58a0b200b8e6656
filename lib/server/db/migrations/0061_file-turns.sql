CREATE TABLE "file_turns" (
	"user_id" bigint NOT NULL,
	"path" varchar(120) NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_turns_user_id_path_pk" PRIMARY KEY("user_id","path")
);
