import { z } from "zod";
import { guardianIdentitySchema, newGuardianSchema } from "#domain/guardians/schema.ts";
import { emailField } from "#domain/identity/credentials.ts";
import { MEMBER_ROLES } from "./members.ts";

const roleField = z.enum(MEMBER_ROLES, "Escolha o papel da pessoa no clube.");

export const memberInvitationSchema = z.object({ email: emailField, role: roleField });
export type MemberInvitation = z.output<typeof memberInvitationSchema>;

/** A click in the list of people: whom it is about, and for a change of role which one. */
export const memberActSchema = z.object({ pessoa: z.uuid(), role: roleField.optional() });
export const invitationActSchema = z.object({ convite: z.uuid() });

/** What a member of a club states to get a card: the same as a guardian does. */
export const scoutIdentitySchema = guardianIdentitySchema;
export type ScoutIdentity = z.output<typeof scoutIdentitySchema>;

/** The same of somebody who opens the account with the invitation. */
export const newMemberSchema = newGuardianSchema;
export type NewMemberAccount = z.output<typeof newMemberSchema>;
