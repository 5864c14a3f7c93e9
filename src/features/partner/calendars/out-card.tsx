import { Copy, Luggage, Ticket, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useShortDate } from '../listings/day-words.ts';
import styles from './calendars.module.css';
import { shortAddress } from './suggestion-words.ts';
import { type Overview, useAfterChange, useCalendars } from './use-calendars.ts';

const choices = [
  ['times', 'showTimes', Luggage],
  ['names', 'showNames', UserRound],
  ['codes', 'showCodes', Ticket],
] as const;

/** The addresses of a partner's bookings for their own calendar, and what it shows of them. */
export function OutCard({ now }: { readonly now: string }) {
  const t = useTexts('calendars');
  const name = useId();
  const { shows, locations } = useCalendars();
  const utils = trpc.useUtils();
  const after = useAfterChange();
  const show = trpc.calendars.show.useMutation({
    ...after,
    onMutate: ({ shows: next }) =>
      utils.calendars.overview.setData(undefined, (before) => before && { ...before, shows: next }),
  });
  return (
    <Card as="section" pad={0}>
      <header className={styles.outHead}>
        <h2>{t('outTitle')}</h2>
        <p className={styles.soft}>{t('outText')}</p>
        <fieldset className={styles.shows}>
          <legend>{t('itShows')}</legend>
          {choices.map(([choice, words, icon]) => (
            <label key={choice} className={styles.show}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={shows === choice}
                onChange={() => show.mutate({ shows: choice })}
              />
              <Icon of={icon} size={18} />
              {t(words)}
            </label>
          ))}
        </fieldset>
      </header>
      <ul>
        {locations.map((location) => (
          <AddressRow key={location.id} location={location} now={now} />
        ))}
      </ul>
      <NewAddresses />
    </Card>
  );
}

const readerNames = { google: 'Google', apple: 'Apple', outlook: 'Outlook', thunderbird: 'Thunderbird' };

type AddressRowProps = { readonly location: Overview['locations'][number]; readonly now: string };

function AddressRow({ location, now }: AddressRowProps) {
  const t = useTexts('calendars');
  const locale = useLocale();
  const short = useShortDate();
  const copy = useCopy();
  const { zone } = useCalendars();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const { id, name, address, readAt, reader } = location;
  const listing = listings.find((each) => each.id === id);
  return (
    <li className={styles.row}>
      {listing !== undefined && <ListingThumb listing={listing} size={40} />}
      <div className={styles.names}>
        <h3>{name}</h3>
        <p className={styles.address}>{shortAddress(address)}</p>
      </div>
      <p className={styles.read}>
        {readAt === null ? (
          <span>{t('notReadYet')}</span>
        ) : (
          <>
            <time dateTime={readAt}>
              {t('readAt', {
                time:
                  localDateOf(readAt, zone) === localDateOf(now, zone)
                    ? formatClock(readAt, zone, locale)
                    : short(localDateOf(readAt, zone)),
              })}
            </time>
            {reader !== null && reader !== 'other' && <span>{t('readBy', { reader: readerNames[reader] })}</span>}
          </>
        )}
      </p>
      <Button
        variant="secondary"
        size={40}
        className={styles.side}
        aria-label={t('copyOf', { name })}
        onClick={() => void copy(address, t('copied'))}
      >
        <Icon of={Copy} size={18} />
        {t('copy')}
      </Button>
    </li>
  );
}

function NewAddresses() {
  const t = useTexts('calendars');
  const common = useTexts('common');
  const toast = useToast();
  const after = useAfterChange();
  const [isAsked, setAsked] = useState(false);
  const renew = trpc.calendars.renew.useMutation({
    onSuccess: async () => {
      setAsked(false);
      await after.onSuccess();
      toast.info(t('renewed'));
    },
    onError: (error) => {
      setAsked(false);
      after.onError(error);
    },
  });
  return (
    <div className={styles.foot}>
      <p>{t('wrongPerson')}</p>
      <LinkButton strong size={44} onClick={() => setAsked(true)}>
        {t('makeNew')}
      </LinkButton>
      <ConfirmDialog
        open={isAsked}
        title={t('makeNewTitle')}
        confirmLabel={t('makeNew')}
        cancelLabel={t('cancel')}
        busy={renew.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => renew.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('makeNewText')}
      </ConfirmDialog>
    </div>
  );
}
