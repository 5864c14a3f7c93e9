import { CircleCheck, Clock, Mail, MailX } from 'lucide-react';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './integrations.module.css';
import { useMomentWords } from './moment-words.ts';

type Happened = Outputs['integrations']['lately'][number];

/** What happened with each reservation, the newest first. */
export function Lately({ now }: { readonly now: string }) {
  const t = useTexts('integrations');
  const [events] = trpc.integrations.lately.useSuspenseQuery();
  const [{ zone }] = trpc.integrations.month.useSuspenseQuery();
  return (
    <section>
      <h2 className={styles.heading}>{t('lately')}</h2>
      <Card pad={0}>
        {events.length === 0 ? (
          <p className={styles.nothing}>{t('nothingYet')}</p>
        ) : (
          <ul>
            {events.map((event) => (
              <Row key={event.id} event={event} zone={zone} now={now} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

const words = {
  canceled: 'canceledText',
  noAddress: 'noAddressText',
  tooLate: 'tooLateText',
  off: 'offText',
} as const;

function Row({ event, zone, now }: { readonly event: Happened; readonly zone: string; readonly now: string }) {
  const t = useTexts('integrations');
  const locale = useLocale();
  const moment = useMomentWords(zone, now);
  const { state, arrivesOn } = event;
  const isMail = state === 'sent' || state === 'waiting' || state === 'due';
  const rental = event.rental ?? t('aRental');
  const date = arrivesOn === null ? '' : formatLocalDay(arrivesOn, locale);
  const text = isMail
    ? t(arrivesOn === null ? 'mailToPlain' : 'mailTo', { rental, date })
    : t(words[state], { rental });
  return (
    <li className={styles.row}>
      <span className={styles.rowMark}>
        <Icon of={isMail ? Mail : MailX} size={18} />
      </span>
      <strong>{t('guesty')}</strong>
      <span className={styles.rowText}>{text}</span>
      <time className={styles.rowTime} dateTime={event.at}>
        {localDateOf(event.at, zone) === localDateOf(now, zone)
          ? formatClock(event.at, zone, locale)
          : formatLocalDay(localDateOf(event.at, zone), locale)}
      </time>
      <span className={styles.rowState}>
        {state === 'sent' && (
          <Chip tone="brand" icon={CircleCheck}>
            {t('sent')}
          </Chip>
        )}
        {isMail && state !== 'sent' && (
          <Chip tone="outline" icon={Clock}>
            {t('waitingUntil', { time: moment(event.dueAt ?? event.at) })}
          </Chip>
        )}
        {!isMail && <Chip>{t('nothingSent')}</Chip>}
      </span>
    </li>
  );
}
