import { formatDistance } from '#shared/search/format-distance.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/misc/card.tsx';
import type { Door, DoorReport } from './door.ts';
import styles from './door-page.module.css';
import { useDoorActs } from './use-door-acts.ts';

/** The ways on: the nearest places, everything back, or to wait; each with one press. */
export function DoorWays({ door, report }: { readonly door: Door; readonly report: DoorReport }) {
  const t = useTexts('door');
  const locale = useLocale();
  const { move, takeMoneyBack, withdraw } = useDoorActs(door);
  const { bookingId, places, refundable, cardLast4: card } = door;
  const { name, phone } = door.listing;
  const amount = formatMoney(refundable, locale);
  const isBusy = move.isPending || takeMoneyBack.isPending;
  return (
    <>
      <h1 className={styles.title}>{t('waysTitle')}</h1>
      <p className={styles.lead} aria-live="polite">
        {report.verdict === 'stands' ? t('agreed', { name }) : t('noAnswer')}
      </p>
      {places.length === 0 && <p>{t('noPlace')}</p>}
      {places.map((place, index) => (
        <Card as="section" key={place.placeId} className={cx(styles.way, index === 0 && styles.first)}>
          <span className={styles.number}>{index + 1}</span>
          <div className={styles.body}>
            <h2>{place.name}</h2>
            {index === 0 && <p className={styles.soft}>{t('nearest')}</p>}
            <p>
              {place.address}
              {`, ${formatDistance(place.metres, locale)}`}
            </p>
            <p>{t('room', { count: place.roomLeft })}</p>
            <p className={styles.soft}>{t('samePrice')}</p>
            <Button
              full
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={isBusy}
              aria-label={t('moveTo', { name: place.name })}
              onClick={() => move.mutate({ bookingId, placeId: place.placeId })}
            >
              {t('move')}
            </Button>
          </div>
        </Card>
      ))}
      <Card as="section" className={styles.way}>
        <span className={styles.number}>{places.length + 1}</span>
        <div className={styles.body}>
          <h2>{t('backTitle')}</h2>
          <p>{card === null ? t('backTextPlain', { amount }) : t('backText', { amount, card })}</p>
          <Button
            full
            variant={places.length === 0 ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => takeMoneyBack.mutate({ bookingId })}
          >
            {t('giveBack', { amount })}
          </Button>
        </div>
      </Card>
      <Card as="section" className={styles.way}>
        <span className={styles.number}>{places.length + 2}</span>
        <div className={styles.body}>
          <h2>{t('waitTitle')}</h2>
          <p>{t('waitText')}</p>
          {phone !== null && <a href={`tel:${phone}`}>{t('call')}</a>}
          <Button variant="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate({ bookingId })}>
            {t('opened')}
          </Button>
        </div>
      </Card>
      <p className={styles.soft}>{t('notYours')}</p>
    </>
  );
}
