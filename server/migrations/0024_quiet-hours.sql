CREATE TABLE "quiet_hours" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"from_hour" smallint NOT NULL,
	"until_hour" smallint NOT NULL
);
