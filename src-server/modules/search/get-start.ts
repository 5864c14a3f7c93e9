import { defaultStay } from '#shared/availability/stay-defaults.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { defaultCenter } from '#shared/search/limits.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { closingNear } from './near-closing.ts';
import { freshIndex } from './index/follow.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** A page needs few of them; with a listing travels its own. */
const MAX_CLOCKS = 12;

/** The starting place by the IP address where a database of addresses is set, else Toronto; the stay by its local time, until the locations there close. */
export async function getStart({ deps, ip }: Pick<RequestContext, 'deps' | 'ip'>) {
  const place = await deps.ipLocation.find(ip).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'place of an IP address');
    return null;
  });
  const center = place ?? { ...defaultCenter, label: 'Toronto' };
  const zone = zoneAt(center.latitude, center.longitude);
  const { index } = await freshIndex(deps);
  const { dropOffAt, pickUpAt } = defaultStay(deps.clock.now(), zoneOf(zone));
  const date = localDateOf(zoneOf(zone), dropOffAt);
  const closing = await closingNear(deps, center, date);
  const end = closing === null ? null : instantOfLocal(zoneOf(zone), date, Math.floor(closing / 30) * 30);
  const stay = { dropOffAt, pickUpAt: end?.isAfter(dropOffAt) ? end : pickUpAt };
  return {
    center: { latitude: center.latitude, longitude: center.longitude },
    label: center.label,
    isGuess: place === null,
    zone,
    stay: {
      dropOffAt: toIsoInZone(stay.dropOffAt, zoneOf(zone)),
      pickUpAt: toIsoInZone(stay.pickUpAt, zoneOf(zone)),
    },
    now: deps.clock.now().toString(),
    /** Of the zones that listings are in, and this one. */
    clocks: [...new Set([zone, ...index.zones.keys()])]
      .slice(0, MAX_CLOCKS)
      .map((each) => zoneFacts(each, deps.clock.now())),
  };
}
