import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
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

let product: ClonedProduct;
beforeAll(async () => {
  product = await startDemo();
});
afterAll(() => product[Symbol.asyncDispose]());

test.each(Object.entries(TEXTS))("%s", async (path, texts) => {
  const { body } = await ask(`${product.url}${path}`, {});
  const html = body
    .toString()
    .replaceAll("<!-- -->", "")
    .replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect([...FRAME, ...texts].filter((text) => !html.includes(text))).toEqual([]);
});
