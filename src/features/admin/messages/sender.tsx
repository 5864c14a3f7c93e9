import { Clock } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { useAge } from '../kit/use-age.ts';
import type { ThreadView } from './thread-view.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './messages.module.css';

interface SenderProps {
  readonly thread: ThreadView;
  /** When the thread was asked for. */
  readonly now: Date;
}

/** Whom a message is from, and the booking that it is about. */
export function Sender({ thread: { name, email, language, booking }, now }: SenderProps) {
  const t = useTexts('adminMessages');
  const locale = useLocale();
  const { moment, stayEnd } = useMoments();
  const languageName = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return (
    <aside className={styles.sender} aria-label={name}>
      <div className={styles.senderHead}>
        <Avatar name={name} size={40} />
        <h2>{name}</h2>
      </div>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.soft}>{t('writes', { language: languageName })}</p>
      {booking === null ? (
        <FindBooking />
      ) : (
        <div className={booking.isInside ? styles.urgentCard : styles.card}>
          <div className={styles.cardHead}>
            <h3>{booking.code}</h3>
            {booking.isInside && <TimeLeft until={booking.pickUpAt} now={now} />}
          </div>
          {booking.isInside && <p className={styles.soft}>{t('inside')}</p>}
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

/** How long a traveller whose bags are inside has until their pick-up. */
function TimeLeft({ until, now }: { readonly until: string; readonly now: Date }) {
  const t = useTexts('adminMessages');
  const age = useAge();
  const isOver = Date.parse(until) <= now.getTime();
  return (
    <Chip tone="ticket">
      <Icon of={Clock} size={14} />
      {isOver ? t('pickUpOver') : t('timeLeft', { time: age(now.toISOString(), new Date(until)) })}
    </Chip>
  );
}

/** A message that names no booking: its code is searched for. */
function FindBooking() {
  const t = useTexts('adminMessages');
  const router = useRouter();
  const [code, setCode] = useState('');
  return (
    <>
      <p className={styles.soft}>{t('noBooking')}</p>
      <form
        method="get"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') router.history.push(`/admin/bookings?text=${encodeURIComponent(code.trim())}`);
        }}
      >
        <Field label={t('findBooking')}>
          <Input value={code} autoComplete="off" maxLength={60} onChange={({ target }) => setCode(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" size={44}>
          {t('find')}
        </Button>
      </form>
    </>
  );
}
