CREATE INDEX "seekers_city_index" ON "seekers" USING btree ("city");--> statement-breakpoint
CREATE INDEX "seekers_date_of_birth_index" ON "seekers" USING btree ("date_of_birth");