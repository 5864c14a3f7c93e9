import { Accessibility, ArrowUpDown, type LucideIcon, Toilet, Video, Wifi } from 'lucide-react';
import type { AmenityName } from '#shared/amenities/amenities.ts';
import type { TextKey } from '#shared/messages/areas.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly has: TextKey<'listing'>;
  readonly lacks: TextKey<'listing'>;
}

/** How each amenity is shown, where a location has it and where it does not. */
export const amenityLooks: Readonly<Record<AmenityName, Look>> = {
  wifi: { icon: Wifi, has: 'wifi', lacks: 'noWifi' },
  restroom: { icon: Toilet, has: 'restroom', lacks: 'noRestroom' },
  ramp: { icon: Accessibility, has: 'ramp', lacks: 'noRamp' },
  lift: { icon: ArrowUpDown, has: 'lift', lacks: 'noLift' },
  camera: { icon: Video, has: 'camera', lacks: 'noCamera' },
};
