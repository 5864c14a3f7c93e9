import * as z from 'zod/mini';
import { isZone } from '../time/zone.ts';
import type { AdminRole } from '../accounts/admin-roles.ts';
import { worksAs } from './places.ts';

/** Kinds of incidents, and the roles that are mailed about them besides owners: those whose work it is. */
const rolesOfIncidents = {
  payoutFailed: ['finance'],
  doorShut: ['support'],
  answer: ['support'],
  check: ['support', 'finance'],
  jobsFailed: ['support'],
} as const satisfies Readonly<Record<string, readonly AdminRole[]>>;

export type IncidentKind = keyof typeof rolesOfIncidents;

export const incidentKinds = Object.keys(rolesOfIncidents) as readonly IncidentKind[];

/** Whether an administrator of a role is mailed about incidents of a kind. */
export const hearsOf = (role: AdminRole, kind: IncidentKind): boolean => worksAs(role, rolesOfIncidents[kind]);

/** Which mails an administrator wants. */
export const ownMailsSchema = z.object({
  /** The hour from which the morning mail is sent, by the clock of `timeZone`; null for none. */
  morningHour: z.nullable(z.int().check(z.gte(0), z.lte(23))),
  timeZone: z.string().check(z.maxLength(60), z.refine(isZone)),
  /** Whether incidents are mailed at once. */
  atOnce: z.boolean(),
});

export const ownMailsAnswer = z.object({
  morningHour: z.nullable(z.int()),
  /** Null before one was chosen. */
  timeZone: z.nullable(z.string()),
  atOnce: z.boolean(),
});
