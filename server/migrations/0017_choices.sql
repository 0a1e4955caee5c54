CREATE TABLE "mail_stops" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "mail_stops_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"person_id" uuid NOT NULL,
	"type" text NOT NULL,
	"push" boolean,
	"email" boolean,
	CONSTRAINT "notification_choices_person_id_type_pk" PRIMARY KEY("person_id","type")
);
