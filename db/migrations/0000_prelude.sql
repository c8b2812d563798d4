-- What the tables need before they can exist: trusted extensions and the immutable functions behind
-- their generated columns. Runs on PostgreSQL 18 or newer (uuidv7).
create extension if not exists citext;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- Case and accents folded, with a space before the first word, so that "starts a word" is one LIKE.
-- unaccent() is only stable because its dictionary could change; ours never does.
create function search_key(value text) returns text
language sql immutable strict parallel safe
return ' ' || lower(public.unaccent('public.unaccent'::regdictionary, value));
--> statement-breakpoint
-- One bit a trait, in the order of domain/athletes/traits.ts (a test holds the two together);
-- null when a trait is unknown, which the table's check refuses.
create function trait_mask(traits text[]) returns integer
language sql immutable strict parallel safe
return (
  select case when bool_or(bit is null) then null else coalesce(bit_or(1 << bit), 0) end
  from (
    select array_position(array[
      'velocidade', 'aceleração', 'drible', 'finalização', 'passe curto', 'lançamento', 'cruzamento',
      'cabeceio', 'desarme', 'marcação', 'antecipação', 'visão de jogo', 'controle de bola', 'bola parada',
      'força', 'resistência', 'agilidade', 'impulsão', 'liderança', 'posicionamento', 'reflexo',
      'saída do gol', 'jogo com os pés', 'pênaltis'
    ], trait) - 1 as bit
    from unnest(traits) as trait
  ) as bits
);
