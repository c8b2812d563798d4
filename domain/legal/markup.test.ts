import { expect, test } from "vitest";
import { legalProblem, parseLegal } from "./markup.ts";

const TEXT = `## Quem pode usar

Qualquer pessoa pode ler.
Veja os [Planos](/planos) ou escreva para {email}.

- **Conta:** nome e
  e-mail
- nada mais
## Cancelamento {#sair}
Em dois cliques.`;

test("titles, paragraphs, lists, links, strong words and the team's e-mail", () => {
  expect(parseLegal(TEXT)).toEqual([
    {
      id: "quem-pode-usar",
      title: "Quem pode usar",
      blocks: [
        {
          kind: "paragraph",
          content: [
            { kind: "text", text: "Qualquer pessoa pode ler. Veja os " },
            { kind: "link", text: "Planos", to: "/planos" },
            { kind: "text", text: " ou escreva para " },
            { kind: "email" },
            { kind: "text", text: "." },
          ],
        },
        {
          kind: "list",
          items: [
            [
              { kind: "strong", text: "Conta:" },
              { kind: "text", text: " nome e e-mail" },
            ],
            [{ kind: "text", text: "nada mais" }],
          ],
        },
      ],
    },
    {
      id: "sair",
      title: "Cancelamento",
      blocks: [{ kind: "paragraph", content: [{ kind: "text", text: "Em dois cliques." }] }],
    },
  ]);
  expect(legalProblem(TEXT)).toBeNull();
});

test("no writing becomes a tag or a link that we do not know", () => {
  const [part] = parseLegal('## A\n\n<b onclick="x">oi</b> [aqui](javascript:alert) [ali](//mal.example)');
  expect(part!.blocks).toEqual([
    {
      kind: "paragraph",
      content: [
        { kind: "text", text: '<b onclick="x">oi</b> ' },
        { kind: "text", text: "[aqui](javascript:alert)" },
        { kind: "text", text: " " },
        { kind: "text", text: "[ali](//mal.example)" },
      ],
    },
  ]);
});

test.each([
  ["Sem título.", "Comece por um título: uma linha como “## Quem pode usar”."],
  ["## Vazia\n\n## Cheia\n\nTexto.", "A parte “Vazia” está vazia."],
  ["## A\n\nx\n\n## A\n\ny", "Há dois títulos iguais: “A”."],
  ["## A\n\n[x](http://claro)", "O link “x” leva a um endereço que não serve: use /caminho ou https://."],
])("what cannot be published says why: %j", (text, problem) => {
  expect(legalProblem(text)).toBe(problem);
});
