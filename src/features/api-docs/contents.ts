import type { TextKey } from '#shared/messages/areas.ts';
import type { Reference } from './reference.ts';

type Key = TextKey<'apiDocs'>;

interface Entry {
  readonly id: string;
  readonly label: string;
  /** Of a call: its method. */
  readonly method?: string;
}

export interface Part {
  readonly label: string;
  readonly entries: readonly Entry[];
}

const startGuides = [
  ['quick-start', 'quickStart'],
  ['who-asks', 'whoAsks'],
  ['times-and-amounts', 'times'],
  ['repeating-safely', 'repeating'],
  ['errors', 'errors'],
  ['lists', 'lists'],
] as const satisfies readonly (readonly [string, Key])[];

const webhookGuides = [
  ['events', 'events'],
  ['signature', 'signature'],
  ['delivery', 'deliveryNav'],
] as const satisfies readonly (readonly [string, Key])[];

const groupNames = [
  'Listings',
  'Bookings',
  'Payments',
  'Accounts',
  'Locations',
  'Payouts',
  'Integrations',
  'Pricing',
  'Content',
  'Settings',
] as const satisfies readonly Key[];

/** A resource in the reader's language; one that is new is named as the document does. */
export function groupLabel(name: string, t: (key: Key) => string): string {
  const known = groupNames.find((each) => each === name);
  return known === undefined ? name : t(known);
}

/** What the page has, in its order. */
export function contentsOf({ groups }: Reference, t: (key: Key) => string): readonly Part[] {
  const guides = (entries: readonly (readonly [string, Key])[]) => entries.map(([id, key]) => ({ id, label: t(key) }));
  return [
    { label: t('start'), entries: guides(startGuides) },
    ...groups.map(({ name, calls }) => ({
      label: groupLabel(name, t),
      entries: calls.map(({ id, title, method }) => ({ id, label: title, method })),
    })),
    { label: t('webhooks'), entries: guides(webhookGuides) },
  ];
}
