import type { FilterPlace } from '#web/parts/filter/filter.ts';

/** A place that can be chosen. */
export interface PlaceOption {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly context: string;
  /** What is said next to it instead of its context. */
  readonly note?: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether there are locations around it, where that is known. */
  readonly hasLocations?: boolean;
}

/** One line of the picker: a place, the device's own position, or all there is. */
export type PickerEntry =
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly option: PlaceOption;
      /** It is the likeliest for what was typed: Enter takes it. */
      readonly isLikeliest?: boolean;
    }
  | { readonly kind: 'gps'; readonly key: 'gps' }
  | { readonly kind: 'all'; readonly key: 'all' };

/** The place that an option stands for; what is said of it is its name and its town, of a listing its name. */
export const placeOfOption = ({ id, kind, name, context, latitude, longitude }: PlaceOption): FilterPlace => ({
  label: kind === 'listing' || context === '' || context === name ? name : `${name}, ${context.split(',')[0] ?? ''}`,
  latitude,
  longitude,
  placeId: id,
});
