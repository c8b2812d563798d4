-- References that point up the order of capabilities, and what only grows.
alter table guardianships add constraint guardianships_athlete foreign key (athlete_id) references athletes (id) on delete cascade;
--> statement-breakpoint
create trigger consents_append_only before update or delete on consents
for each row execute function refuse_change();
--> statement-breakpoint
create trigger consents_no_truncate before truncate on consents
for each statement execute function refuse_change();
--> statement-breakpoint
create trigger terms_append_only before update on terms_acceptances
for each row execute function refuse_change();
