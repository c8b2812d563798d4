import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { ToastRegion, type Flash } from "#app/components/toast.tsx";
import { drawPortrait } from "#drawing/portrait.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { KitButtons, KitDialog, KitNavigation } from "../components/kit-actions.tsx";
import { kitAthletes } from "../components/kit-athletes.ts";
import { KitContent, KitStates, KitTables } from "../components/kit-content.tsx";
import { KitFigurinhas } from "../components/kit-figurinhas.tsx";
import { KitForms } from "../components/kit-forms.tsx";
import type { Route } from "./+types/kit.ts";

const FLASHES: Record<string, Flash> = {
  success: { kind: "success", title: "Perfil atualizado com sucesso!" },
  info: { kind: "info", title: "Contato", body: "Seu pedido foi enviado ao responsável pelo atleta." },
  error: { kind: "error", title: "Erro", body: "Erro ao carregar planos. Tente novamente." },
};

/** Every primitive in its states, for eyes, keyboard and axe. */
export function loader({ url }: Route.LoaderArgs) {
  if (!isDemo()) throw data(null, { status: 404 });
  const number = (name: string, otherwise: number) => Number(url.searchParams.get(name)) || otherwise;
  return {
    athletes: kitAthletes((seed) => `data:image/svg+xml,${encodeURIComponent(drawPortrait(seed))}`),
    page: number("pagina", 5),
    ages: [number("idadeMin", 14), number("idadeMax", 18)] as [number, number],
    flash: FLASHES[url.searchParams.get("aviso") ?? "info"] ?? null,
  };
}

export const meta: Route.MetaFunction = () => [
  { title: "Kit de interface" },
  { name: "robots", content: "noindex" },
];

export default function Kit({ loaderData: { athletes, page, ages, flash } }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-14 py-10">
      <h1 className="text-6xl">Kit de interface</h1>
      <KitFigurinhas athletes={athletes} />
      <KitButtons />
      <KitNavigation page={page} />
      <KitForms ages={ages} />
      <KitTables />
      <KitContent />
      <KitStates />
      <KitDialog />
      <ToastRegion flash={flash} />
    </Container>
  );
}
