import { useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { trpc } from '#web/lib/trpc.ts';

/** The kinds of stays. */
export type SampleKind = 'hours' | 'day' | 'night';

/** About 100 m: the tariff does not change with every metre of the pin. */
const near = ({ latitude, longitude }: MapPlace): MapPlace => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** What travellers pay at the pin and what the partner earns, for the stay that was chosen. */
export function useEarnings(pin: MapPlace | null, listingId?: string) {
  const [kind, choose] = useState<SampleKind>('day');
  const { data, dataUpdatedAt } = trpc.partner.earnings.useQuery(
    { ...near(pin ?? { latitude: 0, longitude: 0 }), ...(listingId !== undefined && { listingId }) },
    { enabled: pin !== null, retry: false, placeholderData: (before) => before },
  );
  const sample = data?.samples.find((each) => each.kind === kind);
  const busy = data?.samples.find((each) => each.kind === 'busy');
  const found =
    data === undefined || sample === undefined || busy === undefined
      ? null
      : { ...data, sample, busy, askedAt: dataUpdatedAt };
  return { kind, choose, found };
}

export type Earnings = ReturnType<typeof useEarnings>;
