import type { IncidentKind } from '#shared/admin/own-mails.ts';
import { bagsBehindDoors, waitingTalkNeeds } from '#server/modules/booking/booking.module.ts';
import { payoutNeeds } from '#server/modules/payouts/payouts.module.ts';
import type { Deps } from '#server/deps.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';
import { checkNeeds, jobNeeds } from '../home/system-needs.ts';

const sources: Readonly<Record<IncidentKind, NeedSource>> = {
  payoutFailed: payoutNeeds,
  doorShut: bagsBehindDoors,
  answer: waitingTalkNeeds,
  check: checkNeeds,
  jobsFailed: jobNeeds,
};

export interface Incident {
  /** The same for as long as it lasts. */
  readonly key: string;
  readonly need: Need;
}

/** Incidents of a kind that last now. Jobs of one queue that fail are one incident until they are resolved. */
export async function lastingIncidents(deps: Deps, kind: IncidentKind): Promise<readonly Incident[]> {
  const needs = await sources[kind].find(deps);
  return needs
    .filter((need) => need.kind === kind)
    .map((need) => ({ key: kind === 'jobsFailed' ? `queue:${need.name}` : need.id, need }));
}
