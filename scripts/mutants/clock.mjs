// Guards of local times: what was sold by a clock stays at its local time, and no edit moves it unasked.
import { booking } from './paths.mjs';

const keeping = `${booking}/hosting/keep-local-times.ts`;
const kept = `${booking}/hosting/keep-local-times.test.ts`;
const partner = 'src-server/modules/partner';

/** `[name, file, what stands there, what is put in its place, test file, words of the test's name]` */
export const clocks = [
  [
    'clock-moves-what-has-passed',
    keeping,
    'at.isAfter(now) && localTextOf(zone, at) !== local',
    'localTextOf(zone, at) !== local',
    kept,
    'leaves what has passed',
  ],
  [
    'clock-moves-before-a-closed-door-unasked',
    keeping,
    'if (closed.length > 0 && whereClosed === null) return { moved: [], closed };',
    '',
    kept,
    'asks where the door would be closed',
  ],
  [
    'clock-moves-what-newer-rules-reckoned',
    keeping,
    '.filter(({ isNewer }) => !isNewer)',
    '',
    kept,
    'leaves what newer rules reckoned',
  ],
  [
    'clock-of-a-moved-pin-moves-stays',
    `${partner}/apply-changes.ts`,
    'if (zone !== was?.time_zone) await',
    'if (zone === was?.time_zone) await',
    kept,
    'a location that moves into another zone',
  ],
  [
    'clock-of-a-corrected-zone-moves-stays',
    `${partner}/administered/set-surroundings.ts`,
    'if (now.time_zone !== timeZone) await',
    'if (now.time_zone === timeZone) await',
    kept,
    'a zone that is corrected',
  ],
  [
    'clock-chosen-by-an-owner-after-a-sale',
    `${partner}/own-zone.ts`,
    'if ((await deps.ports.staysAt(em, listingId, deps.clock.now())).areSold) throw zoneNeedsUs();',
    '',
    `${partner}/update-listing.test.ts`,
    'once a stay was sold',
  ],
  [
    'clock-of-another-country',
    `${partner}/own-zone.ts`,
    '|| !zonesOf(row).includes(timeZone)',
    '',
    `${partner}/update-listing.test.ts`,
    'is never',
  ],
];
