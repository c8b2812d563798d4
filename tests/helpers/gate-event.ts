import { createHash, randomBytes, randomUUID } from "node:crypto";
import { insertAthlete, type Sql } from "./sql.ts";

export interface Ticket {
  token: string;
  name: string;
  number: number;
}

export interface GateEvent {
  id: string;
  page: string;
  tickets: Ticket[];
}

/** An event of the demo club that is on today, with so many confirmed adults. */
export async function anEventAtTheGate(sql: Sql, people: number): Promise<GateEvent> {
  const [event] = await sql.query(
    `insert into events (title, type, starts_at, ends_at, location, approval, club_id, max_participants)
     select 'Jornada no portão', 'peneira', now() - interval '1 hour', now() + interval '5 hours', 'Campo 2',
       'approved', p.profile_id, 100
     from user_profiles p join users u on u.id = p.user_id
     where u.email = 'clube@demo.example' and p.profile_type = 'club'
     returning id`,
  );
  const id = String(event?.["id"]);
  const tickets: Ticket[] = [];
  for (let number = 1; number <= people; number++) {
    const ticket = {
      token: randomBytes(16).toString("base64url"),
      name: NAMES[number % NAMES.length]!,
      number,
    };
    const subdomain = `portao-${randomUUID().slice(0, 12)}`;
    await insertAthlete(sql, subdomain, `${ticket.name} Sobrenome`);
    await sql.query(
      `insert into registrations (event_id, athlete_id, state, category, position_group, birth_year, subscriber, minor,
         number, ticket_hash)
       select $1, id, 'confirmed', 'Sub-15', 'Atacante', 2011, false, false, $2, $3 from athletes where subdomain = $4`,
      [id, number, createHash("sha256").update(ticket.token).digest("hex"), subdomain],
    );
    tickets.push(ticket);
  }
  return { id, page: `/organizar/entrada/${id}`, tickets };
}

const NAMES = ["Igor", "Luan", "Theo", "Caio", "Enzo", "Davi", "Ravi", "João"];
