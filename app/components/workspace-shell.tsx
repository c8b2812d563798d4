import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  Image,
  KanbanSquare,
  MessageCircle,
  Search,
  Settings,
  Shield,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import {
  currentSection,
  sectionsOf,
  type WorkspaceSection,
  type WorkspaceType,
} from "#app/workspace/sections.ts";
import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";

type WorkspaceNavProps = {
  workspace: WorkspaceType;
  pathname: string;
  /** How many things wait in a section, by its address. */
  waiting?: Readonly<Record<string, number>>;
  tabs?: boolean;
};

/** The sections of a workspace: in the bar of a wide screen, or as tabs within reach of a phone's thumb. */
export function WorkspaceNav({ workspace, pathname, waiting, tabs = false }: WorkspaceNavProps) {
  const shown = sectionsOf(workspace).filter(({ only }) => only !== (tabs ? "bar" : "tabs"));
  const current = currentSection(shown, pathname);
  return (
    <nav aria-label="Seu espaço" className={tabs ? "workspace-tabs" : "workspace-bar"}>
      {shown.map((section) => (
        <Link
          key={section.to}
          to={section.to}
          aria-current={section === current ? "page" : undefined}
          className={tabs ? "workspace-tab" : "workspace-bar-link"}
        >
          {tabs && <SectionIcon name={section.icon} />}
          {tabs ? section.tab : section.label}
          <Waiting count={waiting?.[section.to]} className={tabs ? "workspace-tab-count" : undefined} />
        </Link>
      ))}
    </nav>
  );
}

function Waiting({ count = 0, className }: { count?: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span className={cx("workspace-count", className)}>
      {count > 99 ? "99+" : count}
      <span className="sr-only"> esperando</span>
    </span>
  );
}

const ICONS: Record<WorkspaceSection["icon"], LucideIcon> = {
  profile: UserRound,
  media: Image,
  numbers: ChartColumn,
  messages: MessageCircle,
  account: Settings,
  decisions: ClipboardCheck,
  athletes: Users,
  club: Shield,
  search: Search,
  lists: KanbanSquare,
  events: CalendarDays,
};

function SectionIcon({ name }: { name: WorkspaceSection["icon"] }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
