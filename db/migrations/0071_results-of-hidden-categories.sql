-- Clubs were told of results whose scores are hidden. Each is taken back, and told again if its category is shown one day.
delete from club_matches where source_ref in (
  select 'match:' || m.id from championship_matches m join championship_categories c on c.id = m.category_id
  where c.tables_hidden and m.told_clubs is not null);
--> statement-breakpoint
update championship_matches m set told_clubs = null from championship_categories c
where c.id = m.category_id and c.tables_hidden and m.told_clubs is not null;
