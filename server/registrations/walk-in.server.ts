import { timingSafeEqual } from "node:crypto";
import type { Actor } from "#domain/identity/actor.ts";
import { closedOnTheDay, organises } from "#domain/registrations/policy.ts";
import { isOver } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { drawQr } from "#server/athletes/share/share.server.ts";
import { findEvent, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { candidatesOnTheDay, type Candidate } from "./candidates.server.ts";
import { placesLeft } from "./places.server.ts";
import { registerOnTheDay, type RegisterProblem, type Registered } from "./register.server.ts";

const SIGNED = 18;
const CODE = /^[\w-]{22}([\w-]{18})$/;

interface WalkInEvent {
  id: string;
  title: string;
  location: string;
  city: string | null;
  state: RegistrationEvent["state"];
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  timeZone: string;
  feeCents: number;
  categories: { name: string; bornFrom: number | null }[];
  /** Why nobody is taken at the gate now. */
  closed: ReturnType<typeof closedOnTheDay>;
}

interface WalkInCode extends WalkInEvent {
  over: boolean;
  url: string;
  qr: ReturnType<typeof drawQr>;
  /** Places that are free at this moment; null where the event has no limit. */
  left: number | null;
  /** Categories and positions that are full while the event is not. */
  full: string[];
}

/** What the organiser shows at the gate: whoever came without a registration opens it on their own phone. */
export async function walkInCode(actor: Actor, eventId: string): Promise<Result<WalkInCode, "not_found">> {
  const event = await findEvent(eventId);
  if (!event || event.gone || !organises(actor, event)) return err("not_found");
  const url = publicUrl(`/entrada-no-dia/${codeOf(event.id)}`);
  const places = await placesLeft(event.id);
  return ok({
    ...toView(event),
    over: isOver(event, now()),
    url,
    qr: drawQr(url),
    left: places?.all.left ?? null,
    full: places?.limits.filter(({ left }) => left === 0).map(({ name }) => name) ?? [],
  });
}

/** The event behind a code, and whom of their family the reader can bring in. */
export async function walkIn(
  actor: Actor,
  code: string,
): Promise<Result<{ event: WalkInEvent; candidates: Candidate[] }, "not_found">> {
  const event = await eventOf(code);
  return event
    ? ok({ event: toView(event), candidates: await candidatesOnTheDay(actor, event) })
    : err("not_found");
}

/** Takes the place. Only who decides about the athlete can: a minor's guardian, on the guardian's own phone. */
export async function enterOnTheDay(
  actor: Actor,
  code: string,
  asked: { athleteId: string; phone: string | null },
): Promise<Result<Registered, RegisterProblem>> {
  const event = await eventOf(code);
  return event ? registerOnTheDay(actor, { ...asked, eventId: event.id }) : err({ code: "not_found" });
}

/** The event's id, and a part of its keyed hash: only this product can make one. */
function codeOf(eventId: string): string {
  const id = Buffer.from(eventId.replaceAll("-", ""), "hex").toString("base64url");
  return id + signatureOf(eventId);
}

const signatureOf = (eventId: string): string => keyedHash("walk_in", eventId).slice(0, SIGNED);

async function eventOf(code: string): Promise<RegistrationEvent | null> {
  const given = CODE.exec(code)?.[1];
  if (!given) return null;
  const hex = Buffer.from(code.slice(0, -SIGNED), "base64url").toString("hex");
  const eventId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(eventId)))) return null;
  const event = await findEvent(eventId);
  return event && !event.gone ? event : null;
}

const toView = (event: RegistrationEvent): WalkInEvent => ({
  id: event.id,
  title: event.title,
  location: event.location,
  city: event.city,
  state: event.state,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  feeCents: event.feeCents,
  categories: event.limits
    .filter(({ kind }) => kind === "category")
    .map(({ name, bornFrom }) => ({ name, bornFrom })),
  closed: closedOnTheDay(event, now()),
});
