import { ChevronRight } from 'lucide-react';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { useHoursWords } from '../listings/day-words.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './finish-location.module.css';

interface FinishLocationProps {
  readonly listing: OwnListing;
  /** The instant (ISO) at which the page was asked for. */
  readonly now: string;
}

/** A location at the end of joining, with its hours of today; leads to its details. */
export function FinishLocation({ listing, now }: FinishLocationProps) {
  const t = useTexts('partner');
  const words = useHoursWords();
  const open = openStretchesOfDay(compileOpening(listing.rules), localDateOf(now, listing.rules.zone));
  return (
    <Card className={styles.location}>
      <ListingThumb listing={listing} size={56} />
      <div className={styles.names}>
        <AppLink to={`/dashboard/listings/${listing.id}/edit`} className={styles.cover}>
          {listing.name}
        </AppLink>
        <p className={styles.soft}>{listing.address}</p>
      </div>
      <div className={styles.day}>
        <p className={styles.words}>
          <span>{t('today')}</span>
          <HoursNote tone={open.length === 0 ? 'closed' : 'open'}>{words(open)}</HoursNote>
        </p>
        <OpenStrip open={open} />
      </div>
      <Icon of={ChevronRight} size={20} className={styles.chevron} />
    </Card>
  );
}
