CREATE TABLE "auth_employer"."browser" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_user_id_hash_unique" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."browser" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_user_id_hash_unique" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."browser" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_user_id_hash_unique" UNIQUE("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "auth_employer"."browser" ADD CONSTRAINT "browser_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_employer"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."browser" ADD CONSTRAINT "browser_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_jobseeker"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_staff"."browser" ADD CONSTRAINT "browser_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_staff"."user"("id") ON DELETE cascade ON UPDATE no action;