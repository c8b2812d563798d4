import { z } from "zod";
import { ROLES, type Role } from "./roles.ts";

export const ROLE_LABELS: Record<Role, string> = {
  user: "Membro",
  staff: "Equipe",
  admin: "Administração",
};

export const roleSchema = z.object({ role: z.enum(ROLES, "Escolha um papel.") });
