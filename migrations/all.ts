import { Baseline0560 } from './0560-baseline.ts';
import { LocationLooks0570 } from './0570-location-looks.ts';

/** Every migration, in the order in which they are applied. */
export const migrations = [Baseline0560, LocationLooks0570];

/** Where the first of them begins: a database of an older release goes through that one. */
export const baseline = { name: '0560-baseline', follows: '0560-object-store', release: '0.1.0' } as const;
