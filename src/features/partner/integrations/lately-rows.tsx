import { CircleCheck, CircleX, Clock, KeyRound, type LucideIcon, Mail, MailX, RefreshCw, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './integrations.module.css';
import { useMomentWords } from './moment-words.ts';

type Happened = Outputs['integrations']['lately'][number];
type Delivery = Outputs['webhooks']['deliveries']['deliveries'][number];

/** Where and when it is read. */
type Place = { readonly zone: string; readonly now: string };

type RowProps = Place & {
  readonly icon: LucideIcon;
  readonly who: string;
  readonly text: string;
  readonly at: string;
  readonly state?: ReactNode;
};

function Row({ icon, who, text, at, state, zone, now }: RowProps) {
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <span className={styles.rowMark}>
        <Icon of={icon} size={18} />
      </span>
      <strong>{who}</strong>
      <span className={styles.rowText}>{text}</span>
      <time className={styles.rowTime} dateTime={at}>
        {localDateOf(at, zone) === localDateOf(now, zone)
          ? formatClock(at, zone, locale)
          : formatLocalDay(localDateOf(at, zone), locale)}
      </time>
      <span className={styles.rowState}>{state}</span>
    </li>
  );
}

const words = {
  canceled: 'canceledText',
  noAddress: 'noAddressText',
  tooLate: 'tooLateText',
  off: 'offText',
} as const;

/** A reservation that Guesty told of, and the mail to its guest. */
export function ReservationHappened({ event, ...place }: Place & { readonly event: Happened }) {
  const t = useTexts('integrations');
  const locale = useLocale();
  const moment = useMomentWords(place.zone, place.now);
  const { state, arrivesOn, at, dueAt } = event;
  const isMail = state === 'sent' || state === 'waiting' || state === 'due';
  const rental = event.rental ?? t('aRental');
  const date = arrivesOn === null ? '' : formatLocalDay(arrivesOn, locale);
  const text = isMail
    ? t(arrivesOn === null ? 'mailToPlain' : 'mailTo', { rental, date })
    : t(words[state], { rental });
  const chip =
    state === 'sent' ? (
      <Chip tone="brand" icon={CircleCheck}>
        {t('sent')}
      </Chip>
    ) : isMail ? (
      <Chip tone="outline" icon={Clock}>
        {t('waitingUntil', { time: moment(dueAt ?? at) })}
      </Chip>
    ) : (
      <Chip>{t('nothingSent')}</Chip>
    );
  return <Row {...place} icon={isMail ? Mail : MailX} who={t('guesty')} text={text} at={at} state={chip} />;
}

/** An event for the partner's webhook, and whether it arrived. */
export function DeliveryHappened({ delivery, ...place }: Place & { readonly delivery: Delivery }) {
  const t = useTexts('integrations');
  const { type, about, at } = delivery;
  const text = about === '' ? type : t('eventFor', { event: type, about });
  const state = <DeliveryChip delivery={delivery} {...place} />;
  return <Row {...place} icon={Webhook} who={t('apiTitle')} text={text} at={at} state={state} />;
}

function DeliveryChip({
  delivery: { state, tries, last, nextTryAt },
  zone,
  now,
}: Place & { readonly delivery: Delivery }) {
  const t = useTexts('integrations');
  const locale = useLocale();
  const moment = useMomentWords(zone, now);
  if (state === 'delivered') {
    return (
      <Chip tone="brand" icon={CircleCheck}>
        {t('eventTaken')}
      </Chip>
    );
  }
  if (state === 'givenUp') {
    return (
      <Chip tone="danger" icon={CircleX}>
        {t(tries === 0 ? 'eventFailed' : 'eventLost')}
      </Chip>
    );
  }
  if (last === null || nextTryAt === null) {
    return (
      <Chip tone="outline" icon={Clock}>
        {t('eventWaiting')}
      </Chip>
    );
  }
  const isToday = localDateOf(nextTryAt, zone) === localDateOf(now, zone);
  const time = isToday ? formatClock(nextTryAt, zone, locale) : moment(nextTryAt);
  return (
    <Chip tone="ticket" icon={RefreshCw}>
      {t('eventNext', { what: last.status === null ? t('eventFailed') : String(last.status), time })}
    </Chip>
  );
}

/** A token of the partner's that was used. */
export function TokenHappened({ name, at, ...place }: Place & { readonly name: string; readonly at: string }) {
  const t = useTexts('integrations');
  return <Row {...place} icon={KeyRound} who={t('apiTitle')} text={t('tokenUsed', { name })} at={at} />;
}
