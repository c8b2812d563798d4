-- Pages drop what they show of a category when its teams, matches, decisions or tables change.
call watch_changes('championship_teams', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_matches', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_decisions', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_draws', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_rule_changes', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_tables', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_categories', 'championship', 'championship_id');
--> statement-breakpoint
call watch_changes('championship_fields', 'championship', 'championship_id');
