import type { CannedAnswerInput } from "#domain/desk/canned-answer-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { lease } from "#server/moderation/moderation.server.ts";
import { client } from "#server/platform/database/database.ts";
import { openIn } from "#server/platform/reviews/reviews.ts";
import * as ownSponsor from "#server/sponsors/own-sponsor.server.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { demoMember } from "./logins.ts";

/** Long enough for a day of looking around: a lease of the product lasts minutes. */
const MINUTES_OF_A_DAY = 1440;

const ANSWERS: readonly CannedAnswerInput[] = [
  {
    topic: "first_publication",
    title: "Tirar dado da rotina",
    body: "O texto do perfil diz em que escola ou em que horário {item} pode ser encontrado. Para a segurança de quem joga, tire essa parte e peça a conferência de novo: publicamos no mesmo dia.",
  },
  {
    topic: "first_publication",
    title: "Foto em que não se vê o rosto",
    body: "Na foto principal não dá para reconhecer {item}. Envie outra, de frente e sem outras crianças, e peça a conferência de novo.",
  },
  {
    topic: "birthdate_change",
    title: "Pedir documento",
    body: "{nome}, antes de mudar a data de nascimento precisamos de um documento em que ela apareça. Responda a este e-mail com uma foto dele e peça a mudança de novo.",
  },
  {
    topic: "club_verification",
    title: "CNPJ de outra entidade",
    body: "O CNPJ informado é de outra entidade na Receita Federal. Corrija o CNPJ ou o nome de {item} e peça nova conferência.",
  },
  {
    topic: "event",
    title: "Explicar a taxa",
    body: "Diga na descrição o que a taxa de {item} paga e que ela só é cobrada no dia. Depois envie o evento de novo.",
  },
  {
    topic: "media",
    title: "Mudar o título",
    body: "O título de {item} diz um lugar ou um horário. Mude o título e a equipe confere de novo.",
  },
  {
    topic: "contact",
    title: "Guarda do atleta",
    body: "{nome}, quem autoriza é a pessoa que tem a guarda do atleta. Peça ao atleta que troque o e-mail do responsável no painel e envie o convite de novo.",
  },
  {
    topic: "data_request",
    title: "Como exportar e apagar sozinho",
    body: "{nome}, na página “Meus dados” da sua conta você baixa uma cópia de tudo o que guardamos e pode apagar a conta. Se não tiver conta, responda a este e-mail e cuidamos do pedido.",
  },
];

/** What makes the queues look like those of a team at work: texts, ages, a colleague on an item, one that came back. */
export async function workOnQueues(): Promise<void> {
  const [staff, admin] = [await demoMember("staff"), await demoMember("admin")];
  for (const answer of ANSWERS) expectOk(await cannedAnswers.create(staff, answer));
  await askSponsor(staff);
  await client().query(
    `update reviews set created_at = created_at - make_interval(hours => aged.place * 4) from (
       select id, row_number() over (order by created_at desc, id desc)::int as place from reviews where state = 'open'
     ) as aged where aged.id = reviews.id`,
  );
  const [waiting] = await openIn({ kinds: ["sponsor_change"], whose: "all", person: null }, 1);
  expectOk(await lease(admin, waiting!.id, MINUTES_OF_A_DAY));
}

/** Staff asked a sponsor for an adjustment, and it came back. */
async function askSponsor(staff: Actor): Promise<void> {
  const [asked] = await openIn({ kinds: ["sponsor"], whose: "all", person: null }, 1);
  const { id, subjectId, requestedBy } = asked!;
  const reason = "Diga em uma frase o que a empresa faz pela base.";
  expectOk(await readAndDecide(staff, id, { state: "adjust", reason }));
  const owner = actingAs(requestedBy!, "sponsor", subjectId);
  const page = {
    name: "Padaria Boa Massa",
    description: "Leva o lanche depois do treino a três escolinhas de Campinas.",
    link: undefined,
  };
  expectOk(await ownSponsor.update(owner, subjectId, page));
}
