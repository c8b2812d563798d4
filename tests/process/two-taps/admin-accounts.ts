import { audited, count, press, type World } from "./world.ts";

const SARA = "sem.perfil@demo.example";

/** Staff care for an account once: its contact, sessions, role, factor, lock and address. */
export async function careForAccounts(world: World): Promise<void> {
  const { taps, one, sql } = world;
  const by = await world.member("admin@demo.example");
  const pageOf = async (email: string) =>
    `/admin/usuarios/${await one(`select id from users where email = '${email}'`)}`;
  const on = await pageOf(SARA);
  const act = (intent: string, action: string, fill = {}) =>
    taps.twice({ by, on, press: press(intent), fill, effect: audited(action) });

  await taps.twice({
    by,
    on: await pageOf("atleta.menor@demo.example"),
    press: press("mostrar-contato"),
    effect: audited("user.contact_opened"),
    status: 200,
  });

  await world.member(SARA);
  const first = { by, on, form: ({ fields }: { fields: object }) => "sessao" in fields };
  const ended = audited("user.sessions_ended");
  await taps.twice({ ...first, press: press("encerrar-sessoes"), effect: ended });
  await world.member(SARA);
  await taps.twice({
    by,
    on,
    form: ({ fields }) => !("sessao" in fields),
    press: press("encerrar-sessoes"),
    effect: ended,
  });

  await act("papel", "user.role_changed", { role: "staff" });
  await act("papel", "user.role_changed", { role: "user" });
  await sql.query("update users set two_factor_enabled = true where email = $1", [SARA]);
  await act("desligar-fator", "user.second_factor_reset");
  await act("bloquear", "user.locked", { lockReason: "Tentou entrar em contas alheias." });
  await act("desbloquear", "user.unlocked");

  await sql.query("update users set email_verified = false where email = $1", [SARA]);
  await act("reenviar-confirmacao", "user.confirmation_resent");
  await sql.query("update users set email_verified = true where email = $1", [SARA]);

  const newEmail = "sara.nova@example.net";
  const proof = { newEmail, changeReason: "Confirmou por vídeo, com documento." };
  const toNew = count(`mails where "to" = '${newEmail}'`);
  const change = { by, on, press: press("trocar-email"), fill: proof, effect: toNew };
  await taps.twice(change);
  await act("desistir-do-email", "user.email_change_withdrawn");
  await taps.twice(change);
  const link = await world.mailed(newEmail);
  await taps.twice({ by: world.visitor(), on: link, effect: audited("user.email_changed") });
}

/** An admin looks in somebody's place, and ends that, once. */
export async function lookAsSomebody({ taps, member, one }: World): Promise<void> {
  const by = await member("admin@demo.example");
  const person = await one("select id from users where email = 'clube@demo.example'");
  await taps.twice({
    by,
    on: `/admin/usuarios/${person}`,
    press: press("ver-como"),
    fill: { reason: "Não encontra o botão de salvar." },
    effect: audited("user.impersonation_started"),
  });
  await taps.twice({
    by,
    on: "/ranking",
    form: ({ action }) => action === "/ver-como/encerrar",
    effect: audited("user.impersonation_ended"),
  });
}
