import type { SearchFilter } from '#web/parts/filter/filter.ts';
import type { Inputs } from '#web/lib/trpc.ts';

const asked = 5;

/** Asks for the locations nearest to one, for the same stay. */
export const nearbyInput = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { stay, bagsCount }: SearchFilter,
): Inputs['search']['listings'] => ({ center: { latitude, longitude }, stay, bagsCount, page: 1, perPage: asked });
