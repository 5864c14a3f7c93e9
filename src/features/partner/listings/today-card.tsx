import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { unfoldToday } from '#shared/custody/todays-list.ts';
import { restOfToday } from '#shared/partner/close-today.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { CloseTodayDialog } from './close-today-dialog.tsx';
import { useNowWords } from './now-words.ts';
import { localMinute, RoomToday } from './room-today.tsx';
import styles from './today-card.module.css';
import type { OwnListing } from './use-listing.ts';

type TodayCardProps = { readonly listing: OwnListing; readonly now: string; readonly bagsInStore: number };

/** Whether the door is open, what waits behind it, and closing it for the rest of the day. */
export function TodayCard({ listing, now, bagsInStore }: TodayCardProps) {
  const t = useTexts('partner');
  const own = useTexts('dashboard');
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const [today] = trpc.hosting.today.useSuspenseQuery(undefined, { select: unfoldToday });
  const { id, rules } = listing;
  const { isOpen, long } = useNowWords()(compileOpening(rules), now);
  const date = localDateOf(now, rules.zone);
  const rest = restOfToday(rules, date, localMinute(now, rules.zone));
  const pickUps = today.pickUps.filter(({ listingId, outAt }) => listingId === id && outAt === null).length;
  const isShortened = rules.special.some((special) => special.closed && special.date === date);
  return (
    <Card className={styles.today}>
      <span className={cx(styles.sign, isOpen && styles.open)}>
        <Icon of={isOpen ? DoorOpen : DoorClosed} size={20} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{long}</h2>
        <p className={styles.soft}>
          {t('bagsInside', { count: bagsInStore })}
          {pickUps > 0 && `, ${own('stillToday', { count: pickUps })}`}
        </p>
        {isShortened && (
          <p className={styles.soft}>
            <AppLink to={`/dashboard/listings/${id}/holidays`}>{own('closeUndo')}</AppLink>
          </p>
        )}
      </div>
      {rest !== null && (
        <Button variant="secondary" onClick={() => setAskedAt(new Date().toISOString())}>
          {own(rest.isWholeDay ? 'closedToday' : 'closeEarly')}
        </Button>
      )}
      {rest !== null && listing.isBookable && <RoomToday listing={listing} />}
      {askedAt !== null && (
        <CloseTodayDialog
          listing={listing}
          date={localDateOf(askedAt, rules.zone)}
          minute={localMinute(askedAt, rules.zone)}
          onClose={() => setAskedAt(null)}
        />
      )}
    </Card>
  );
}
