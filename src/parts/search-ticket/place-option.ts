import type { FilterPlace } from '#web/parts/filter/filter.ts';

/** One entry of the suggestions. */
export interface PlaceOption {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly context: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The place that an entry stands for; what is said of it is its name and its town. */
export const placeOfOption = ({ id, name, context, latitude, longitude }: PlaceOption): FilterPlace => ({
  label: context === '' || context === name ? name : `${name}, ${context.split(',')[0] ?? ''}`,
  latitude,
  longitude,
  placeId: id,
});
