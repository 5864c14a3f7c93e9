import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import type { ThreadView } from './thread-view.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './messages.module.css';

/** Whom a message is from, and the booking that it is about. */
export function Sender({ thread: { name, email, language, booking } }: { readonly thread: ThreadView }) {
  const t = useTexts('adminMessages');
  const locale = useLocale();
  const { moment, stayEnd } = useMoments();
  const languageName = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return (
    <aside className={styles.sender} aria-label={name}>
      <h2>{name}</h2>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.soft}>{t('writes', { language: languageName })}</p>
      {booking === null ? (
        <p className={styles.soft}>{t('noBooking')}</p>
      ) : (
        <div className={booking.isInside ? styles.urgentCard : styles.card}>
          <h3>{booking.code}</h3>
          {booking.isInside && <Chip tone="ticket">{t('inside')}</Chip>}
          <p>
            <b>{booking.location}</b>
          </p>
          <p className={styles.soft}>
            {moment(booking.dropOffAt, booking.zone)} – {stayEnd(booking.dropOffAt, booking.pickUpAt, booking.zone)},{' '}
            {t('bags', { count: booking.bagsCount })}
          </p>
          <AppLink
            to={`/admin/bookings?booking=${booking.id}`}
            className={buttonClass({ variant: 'secondary', size: 40 })}
          >
            {t('openBooking')}
          </AppLink>
        </div>
      )}
    </aside>
  );
}
