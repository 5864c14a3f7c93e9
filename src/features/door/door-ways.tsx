import { Link } from '@tanstack/react-router';
import { Hourglass, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Door, DoorOrder, DoorReport } from './door.ts';
import styles from './door-page.module.css';
import { DoorPlace } from './door-place.tsx';
import { useDoorActs } from './use-door-acts.ts';

interface DoorWaysProps {
  readonly door: Door;
  readonly order: DoorOrder;
  readonly report: DoorReport;
}

/** The ways on: the nearest place and two more on demand, everything back, or to wait; each with one press. */
export function DoorWays({ door, order, report }: DoorWaysProps) {
  const t = useTexts('door');
  const locale = useLocale();
  const [areMore, setAreMore] = useState(false);
  const { move, takeMoneyBack, withdraw } = useDoorActs(door);
  const { bookingId, places, refundable, cardLast4: card } = door;
  const { name, phone, zone } = door.listing;
  const amount = formatMoney(refundable, locale);
  const isBusy = move.isPending || takeMoneyBack.isPending;
  const [nearest, ...others] = places;
  const first = nearest === undefined ? 0 : 1;
  return (
    <>
      <h1 className={styles.title}>{t(nearest === undefined ? 'waysTwo' : 'waysTitle')}</h1>
      <p className={styles.lead} aria-live="polite">
        <Icon of={Hourglass} size={20} />
        {report.verdict === 'stands'
          ? t('agreed', { name })
          : t('noAnswer', { time: formatClock(report.reportedAt, zone, locale) })}
      </p>
      {nearest === undefined && <p>{t('noPlace')}</p>}
      {[...(nearest === undefined ? [] : [nearest]), ...(areMore ? others : [])].map((place, index) => (
        <DoorPlace
          key={place.placeId}
          door={door}
          order={order}
          place={place}
          number={index === 0 ? 1 : null}
          busy={isBusy}
          onMove={() => move.mutate({ bookingId, placeId: place.placeId })}
          more={
            index === 0 && others.length > 0 && !areMore ? (
              <Button variant="quiet" onClick={() => setAreMore(true)}>
                {t('morePlaces', { count: others.length })}
              </Button>
            ) : null
          }
        />
      ))}
      <Card as="section" className={styles.way}>
        <span className={styles.number}>{first + 1}</span>
        <div className={styles.body}>
          <h2>{t('backTitle')}</h2>
          <p className={styles.soft}>
            {card === null ? t('backTextPlain', { amount }) : t('backText', { amount, card })}
          </p>
          <Button
            full
            variant={nearest === undefined ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => takeMoneyBack.mutate({ bookingId })}
          >
            {t('giveBack', { amount })}
          </Button>
        </div>
      </Card>
      <Card as="section" className={styles.way}>
        <span className={styles.number}>{first + 2}</span>
        <div className={styles.body}>
          <h2>{t('waitTitle')}</h2>
          <p className={styles.soft}>{t('waitText')}</p>
          <div className={styles.pair}>
            <Link
              to="/orders/$id/messages"
              params={{ id: bookingId }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Icon of={MessageSquareText} />
              {t('message')}
            </Link>
            {phone !== null && (
              <a href={telLink(phone)} className={buttonClass({ variant: 'secondary' })}>
                <Icon of={Phone} />
                {t('call')}
              </a>
            )}
          </div>
          <Button variant="quiet" full busy={withdraw.isPending} onClick={() => withdraw.mutate({ bookingId })}>
            {t('opened')}
          </Button>
        </div>
      </Card>
      <p className={styles.soft}>{t('notYours')}</p>
    </>
  );
}
