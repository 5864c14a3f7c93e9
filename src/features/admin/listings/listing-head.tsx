import { CirclePause, ExternalLink, Mail } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Listing } from './listing.ts';
import { ListingChip } from './listing-chip.tsx';
import styles from './listing-page.module.css';
import { StopDialog } from './stop-dialog.tsx';

/** What the location is, and what can be done about it. */
export function ListingHead({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const viewer = useViewer();
  const { fullDay } = useMoments();
  const [isStopping, setIsStopping] = useState(false);
  const { name, slug, rating, shopFront, stopped, owner } = listing;
  const mayStop = viewer?.adminRole === 'owner' || viewer?.adminRole === 'support';
  return (
    <header className={styles.head}>
      <ListingThumb listing={{ name, ...shopFront }} size={72} />
      <div className={styles.words}>
        <div className={styles.name}>
          <h2>{name}</h2>
          <ListingChip
            published={listing.isPublished}
            bookable={listing.isBookable}
            stopped={stopped !== null}
            isLong
          />
        </div>
        <p>{listing.address}</p>
        <p>
          {t('since', { date: fullDay(listing.since, listing.zone) })}
          {rating !== null && `, ${t('rated', { rating: formatRating(rating.average, locale), count: rating.count })}`}
        </p>
      </div>
      <div className={styles.acts}>
        <AppLink to={`/map/${slug}`} target="_blank" className={buttonClass({ variant: 'secondary', size: 40 })}>
          <Icon of={ExternalLink} size={16} /> {t('asTravellers')}
        </AppLink>
        <a href={`mailto:${owner.email}`} className={buttonClass({ variant: 'secondary', size: 40 })}>
          <Icon of={Mail} size={16} /> {t('write')}
        </a>
        {mayStop && stopped === null && (
          <Button variant="danger" size={40} onClick={() => setIsStopping(true)}>
            <Icon of={CirclePause} size={16} /> {t('stop')}
          </Button>
        )}
      </div>
      {mayStop && <StopDialog listing={listing} isOpen={isStopping} onClose={() => setIsStopping(false)} />}
    </header>
  );
}
