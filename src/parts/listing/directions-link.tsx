import { Navigation } from 'lucide-react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';

type DirectionsLinkProps = { readonly listing: Parameters<typeof directionsUrl>[0] };

/** Opens the way to a location in the maps of the device. Needs the area `place`. */
export function DirectionsLink({ listing }: DirectionsLinkProps) {
  const t = useTexts('place');
  return (
    <a href={directionsUrl(listing)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
      <Icon of={Navigation} size={18} />
      {t('directions')}
    </a>
  );
}
