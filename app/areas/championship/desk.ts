import { data, type RouterContextProvider } from "react-router";
import type { OwnCategory } from "#server/championships/categories.server.ts";
import { ownCategories } from "#server/championships/categories.server.ts";
import {
  ownChampionship,
  type Organising,
  type OwnChampionshipDetail,
} from "#server/championships/championships.server.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Another organiser's championship is as unknown as none. */
export const championshipNotFound = () => data("Campeonato não encontrado", 404);

/** Who works at this desk, and whether their plan opens the tools. */
export async function organisingIn(context: Context): Promise<Organising> {
  const actor = requireMember(context);
  const { organiserTools } = await entitlementsOf(actor);
  return { actor, tools: organiserTools };
}

interface AtDesk {
  organising: Organising;
  championship: OwnChampionshipDetail;
}

/** The championship that a page is about. */
export async function loadChampionship({
  params,
  context,
}: {
  params: { id: string };
  context: Context;
}): Promise<AtDesk> {
  const organising = await organisingIn(context);
  const found = await ownChampionship(organising.actor, params.id);
  if (!found.ok) throw championshipNotFound();
  return { organising, championship: found.value };
}

/** With its categories and the one that the address chooses: `?categoria=`. */
export async function loadCategories(
  args: { params: { id: string }; context: Context },
  search: URLSearchParams,
): Promise<AtDesk & { categories: OwnCategory[]; category: OwnCategory | null }> {
  const desk = await loadChampionship(args);
  const found = await ownCategories(desk.organising, desk.championship.id);
  if (!found.ok) throw championshipNotFound();
  const categories = found.value;
  const category = categories.find(({ id }) => id === search.get("categoria")) ?? categories[0] ?? null;
  return { ...desk, categories, category };
}
