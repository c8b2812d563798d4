-- What many athletes share, as numbers; server/athletes/search/facets.ts has the same.
create function search_facets(state_no smallint, position_no smallint, foot_no smallint, modality_no smallint, height_key smallint, birth_year smallint, has_video boolean)
returns integer[]
language sql immutable parallel safe cost 1
return array[
  100 + state_no, 200 + position_no, 300 + foot_no, 310 + modality_no, case when has_video then 320 else 0 end,
  500 + greatest(140, least(205, height_key)) / 5, greatest(2000, least(2020, birth_year))
];
--> statement-breakpoint
DROP INDEX "athletes_words";--> statement-breakpoint
CREATE INDEX "athletes_words" ON "athletes" USING gin (name_key gin_trgm_ops,search gin_trgm_ops,trait_pairs(traits, "position", secondary_positions),search_facets(state_no, position_no, foot_no, modality_no, height_key, birth_year, has_video)) WHERE visibility = 'public';--> statement-breakpoint
analyze athletes;
