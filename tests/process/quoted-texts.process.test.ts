import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";

// Every public route of the specification's table answers with its texts before any script runs.
const FRAME = ["Início", "Planos", "Campeonatos", "Contato", "Entrar"];
const TEXTS: Record<string, readonly string[]> = {
  "/": [
    "Começar meu período grátis",
    "Ver planos de assinatura",
    "Cadastro de Interesse",
    "Como funciona",
    "Sou Atleta",
    "Sou Clube",
    "Começar período grátis",
    "Ver todos os planos",
  ],
  "/a/kaua-ribeiro": ["Destaque da Semana", "Baixar Currículo Esportivo", "Sobre", "Estatísticas"],
  "/a/kaua-ribeiro/estatisticas": ["Última atualização:", "Comparar com a média da categoria"],
  "/a/kaua-ribeiro/galeria": ["Galeria"],
  "/a/kaua-ribeiro/videos": ["Ver Planos Premium", "exclusivos para clubes e olheiros premium"],
  "/a/kaua-ribeiro/historia": ["Histórico"],
  "/a/kaua-ribeiro/contato": ["Você representa", "Mensagem"],
  "/a/ninguem": ["Perfil não encontrado", "Atleta não encontrado"],
  "/atletas": ["Atletas", "Atacante", "Meio-Campista", "Defensor", "Goleiro"],
  "/atletas?busca=zzzzzz": ["Nenhum atleta encontrado.", "Tente ajustar os filtros de pesquisa."],
  "/campeonatos": [
    "Todos",
    "Campeonatos",
    "Peneiras",
    "Cadastrar Evento",
    "6 eventos exclusivos nos próximos 2 meses",
    "Seja Premium",
    "Inscreva-se",
    "Ver mais",
    "Vagas para",
  ],
  "/clubes": ["Ver perfil", "Cadastre seu clube", "Solicitar Cadastro", "atletas cadastrados"],
  "/clube/nenhum": ["Clube não encontrado"],
  "/ranking": ["Ver Detalhes", "Atualizado em", "Destaque Regional"],
  "/patrocinadores": ["Patrocinadores"],
  "/planos": [
    "Assinar e Criar Conta",
    "Faça login para continuar",
    "Fazer Login",
    "R$ 59,00",
    "/mês",
    "15 dias grátis",
    "Popular",
  ],
  "/contato": ["Contato"],
  "/cadastro": ["Sou Atleta", "Sou Clube", "Sou Patrocinador", "Cadastrar"],
  "/exemplo-atleta": ["Ver Planos Premium"],
  "/login": ["Entrar", "Ver Planos e Assinar"],
  "/admin/login": ["Entrar"],
  "/signup-after-payment": ["Finalizar Cadastro"],
  "/termos": ["Termos"],
  "/politica": ["privacidade"],
  "/nao-existe": ["Página não encontrada"],
};

/** The administration, as section 2.19 quotes it. */
const ADMIN: Record<string, readonly string[]> = {
  "/admin": [
    "Total de atletas cadastrados",
    "Clubes parceiros",
    "Campeonatos ativos",
    "Parceiros e patrocinadores",
    "Atividade Recente",
    "Acesso Rápido",
  ],
  "/admin/atletas": [
    "Buscar atletas...",
    "Adicionar Atleta",
    "Destaque",
    "Normal",
    ...["Atleta", "Idade", "Posição", "Clube", "Status", "Ações"].map(heading),
    "Visualizar",
    "Editar",
    "Excluir",
  ],
  "/admin/atletas?busca=zzzzzz": ["Nenhum atleta encontrado"],
  "/admin/atletas/adicionar": [
    "Informações Básicas",
    "Pessoais",
    "Esportivas",
    "Sobre o Atleta",
    "Cancelar",
    "Salvar Atleta",
  ],
  "/admin/campeonatos": ["Nome", "Categoria", "Período", "Local", "Status", "Equipas"].map(heading),
  "/admin/clubes": ["Clube", "Localização", "Categoria", "Fundação", "Atletas", "Parceria"].map(heading),
  "/admin/clubes/adicionar": [
    "Informações Básicas",
    "Status e Ranking",
    "Descrição",
    "Cancelar",
    "Salvar Clube",
  ],
  "/admin/patrocinadores": ["Patrocinador", "Segmento", "Contrato", "Nível", "Status"].map(heading),
  "/admin/planos": ["Planos de Assinatura", "15 dias grátis"],
};
const ADMIN_FRAME = ["Dashboard", "Atletas", "Campeonatos", "Clubes", "Patrocinadores", "Planos", "Sair"];

let product: ClonedProduct;
beforeAll(async () => {
  product = await startDemo();
});
afterAll(() => product[Symbol.asyncDispose]());

test.each(Object.entries(TEXTS))("%s", async (path, texts) => {
  const { body } = await ask(`${product.url}${path}`, {});
  expect(missingIn(body, [...FRAME, ...texts])).toEqual([]);
});

test("the administration", async () => {
  const admin = await demoSession(product.url, "admin");
  for (const [path, texts] of Object.entries(ADMIN)) {
    const { body } = await admin.get(path);
    expect(missingIn(body, [...ADMIN_FRAME, "Administrador", "admin@demo.example", ...texts]), path).toEqual(
      [],
    );
  }
});

test("whoever may not enter the administration reads why, and where to go", async () => {
  const club = await demoSession(product.url, "club");
  const { status, body } = await club.get("/admin/unauthorized");
  expect(status).toBe(403);
  expect(missingIn(body, ["Acesso Negado", "/profile-selection"])).toEqual([]);
  const staff = await demoSession(product.url, "staff");
  const asStaff = await staff.get("/admin/unauthorized");
  expect(missingIn(asStaff.body, ["Acesso Negado", "/admin/dashboard"])).toEqual([]);
});

function missingIn(body: Buffer, texts: readonly string[]): string[] {
  const html = body
    .toString()
    .replaceAll("<!-- -->", "")
    .replaceAll(/<script[\s\S]*?<\/script>/g, "");
  return texts.filter((text) => !html.includes(text));
}

/** As the header of a column ends, whether it sorts or not. */
function heading(text: string): string {
  return `>${text}<`;
}
