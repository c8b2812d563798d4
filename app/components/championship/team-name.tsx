import type { TeamName as TeamNameData } from "#domain/championships/competition-view.ts";
import { cx } from "../class-names.ts";

/** A team with its crest. On narrow places the short name stands in sight, and the whole one is heard. */
export const TeamName = ({
  team,
  short = false,
  className,
}: {
  team: TeamNameData;
  short?: boolean;
  className?: string;
}) => (
  <span className={cx("inline-flex min-w-0 items-center gap-2", className)}>
    <Crest team={team} />
    {short ? (
      <abbr title={team.name} className="no-underline">
        {team.shortName}
      </abbr>
    ) : (
      <span className="min-w-0 wrap-break-word">{team.name}</span>
    )}
  </span>
);

export const Crest = ({ team, className = "w-5" }: { team: TeamNameData; className?: string }) => (
  <img src={team.crest} alt="" width={20} height={22} loading="lazy" className={cx("shrink-0", className)} />
);
