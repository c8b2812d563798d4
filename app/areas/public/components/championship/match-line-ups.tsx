import { ArrowDown, ArrowUp, Goal } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { Crest } from "#app/components/championship/team-name.tsx";
import type { LiveMatch, PlayerView } from "../../match-view.ts";
import { CardMark } from "./match-timeline.tsx";
import { Person } from "./person.tsx";

/** Both line-ups by shirt number. Names are there only where a family agreed. */
export const MatchLineUps = ({ live: { lineUps, match } }: { live: LiveMatch }) => (
  <Card compact title="Escalações">
    {lineUps ? (
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {(["home", "away"] as const).map((side) => (
          <section key={side} aria-label={match[side]?.name}>
            <h3 className="mb-1 flex items-center gap-2 text-xl">
              {match[side] && <Crest team={match[side]} className="w-6" />}
              <span className="min-w-0 wrap-anywhere">{match[side]?.name}</span>
            </h3>
            {lineUps[side].starters.length === 0 ? (
              <p className="text-compact text-muted">A escalação não foi informada.</p>
            ) : (
              <Players players={lineUps[side].starters} />
            )}
            {lineUps[side].bench.length > 0 && (
              <>
                <h4 className="mt-3 text-sm font-semibold text-muted">Banco</h4>
                <Players players={lineUps[side].bench} />
              </>
            )}
          </section>
        ))}
      </div>
    ) : (
      <p className="text-muted">As escalações aparecem quando o jogo começa.</p>
    )}
  </Card>
);

const Players = ({ players }: { players: readonly PlayerView[] }) => (
  <ul>
    {players.map((player) => (
      <li
        key={`${player.number} ${player.name}`}
        className="flex min-h-9 items-center gap-2.5 border-t border-line py-1"
      >
        <b className="w-8 shrink-0 text-end font-display text-xl leading-none tabular-nums">
          {player.number}
        </b>
        <span className="min-w-0 flex-1 text-compact leading-snug wrap-anywhere">
          {player.name ? (
            <Person person={{ text: player.name, to: player.to }} />
          ) : (
            <span className="sr-only">camisa {player.number}</span>
          )}
          {player.roles.length > 0 && (
            <span className="text-sm text-muted">
              {player.name && " · "}
              {player.roles.join(" · ")}
            </span>
          )}
        </span>
        <Marks player={player} />
      </li>
    ))}
  </ul>
);

function Marks({ player: { goals, cards, moved } }: { player: PlayerView }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      {goals > 0 && (
        <span className="flex items-center gap-1 font-semibold">
          <Goal className="size-4 text-grass" aria-hidden="true" />
          {goals > 1 && <span aria-hidden="true">{goals}</span>}
          <span className="sr-only">{goals === 1 ? "1 gol" : `${goals} gols`}</span>
        </span>
      )}
      {cards.map((card, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two yellows of one person are two.
        <span key={at} className="flex">
          <CardMark card={card} />
          <span className="sr-only">{card === "yellow" ? "amarelo" : "vermelho"}</span>
        </span>
      ))}
      {moved === "left" && (
        <>
          <ArrowDown className="size-4 text-danger" aria-hidden="true" />
          <span className="sr-only">saiu</span>
        </>
      )}
      {moved === "entered" && (
        <>
          <ArrowUp className="size-4 text-grass" aria-hidden="true" />
          <span className="sr-only">entrou</span>
        </>
      )}
    </span>
  );
}
