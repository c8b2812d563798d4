-- Pages that show how many places are left are made anew when one is taken or given back; the calendar is not.
call watch_changes('registrations', 'event-places', 'event_id');
--> statement-breakpoint
call watch_changes('event_limits', 'event-places', 'event_id');
--> statement-breakpoint
update events set approved_at = created_at where approval = 'approved';
