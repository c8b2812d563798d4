import { HeartHandshake, Megaphone, Settings, Shield, Shirt, Trophy, type LucideIcon } from "lucide-react";
import type { ProfileType } from "#domain/identity/roles.ts";

export const PROFILE_LABELS: Record<ProfileType, string> = {
  admin: "Administração",
  athlete: "Atleta",
  club: "Clube",
  championship: "Campeonato",
  guardian: "Responsável",
  sponsor: "Patrocinador",
};

const ICONS: Record<ProfileType, LucideIcon> = {
  admin: Settings,
  athlete: Shirt,
  club: Shield,
  championship: Trophy,
  guardian: HeartHandshake,
  sponsor: Megaphone,
};

export function ProfileIcon({ type, className }: { type: ProfileType; className?: string }) {
  const Icon = ICONS[type];
  return <Icon className={className} aria-hidden="true" />;
}
