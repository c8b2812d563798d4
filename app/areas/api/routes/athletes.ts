import { z } from "zod";
import { athletesQuery, type AthletesQuery } from "#domain/api/queries.ts";
import { ANY_POSITION, SORTS, type Sort } from "#domain/athletes/list-filters.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { catalog, type CatalogRequest } from "#server/athletes/catalog.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { answerRead, refuseMethod, wrongCursor } from "../answer.ts";
import { athleteSummaryJson } from "../athlete-json.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { nextAddress } from "../next-address.ts";
import type { Route } from "./+types/athletes.ts";

const SORT_NAMES: Record<AthletesQuery["sort"], Sort> = { newest: "recentes", name: "nome", age: "idade" };
/** The athlete, not the key of the order: an address must not tell a child's birth date. */
const edge = z.tuple([z.enum(SORTS), z.uuid()]);

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, athletesQuery, async (query) => {
    const sort = SORT_NAMES[query.sort];
    const from = query.cursor === undefined ? null : readCursor(edge, query.cursor);
    if (query.cursor !== undefined && from?.[0] !== sort) return wrongCursor();
    const { limit } = query;
    const page = await catalog(VISITOR, {
      conditions: conditionsOf(query),
      sort,
      limit,
      after: from?.[1] ?? null,
    });
    if (!page.ok)
      return wrongCursor("O perfil em que esta página começava deixou de ser público: recomece a lista.");
    const next = page.value.next && writeCursor([sort, page.value.next]);
    return {
      body: {
        data: page.value.athletes.map(athleteSummaryJson),
        next: next && publicUrl(nextAddress(args.url, next)),
      },
      sources: ["athlete"],
    };
  });

export const action = refuseMethod;

const conditionsOf = (query: AthletesQuery): CatalogRequest["conditions"] => ({
  busca: query.name ?? "",
  idadeMin: query.ageMin,
  idadeMax: query.ageMax,
  posicao: query.group ?? ANY_POSITION,
  words: { any: query.q, club: query.club, position: query.position, city: query.city },
});
