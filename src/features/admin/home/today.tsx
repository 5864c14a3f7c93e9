import { CircleAlert, Clock, ClockAlert, DoorClosed, Luggage, type LucideIcon, UserRoundX } from 'lucide-react';
import { useId, useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Home } from './home.ts';
import styles from './today.module.css';

type Kind = Home['today'][number]['kind'];

const looks: Readonly<Record<Kind, readonly [icon: LucideIcon, isTrouble: boolean]>> = {
  inStore: [Luggage, false],
  dueSoon: [Clock, false],
  overdue: [ClockAlert, true],
  notCome: [UserRoundX, true],
  doorShut: [DoorClosed, true],
  shopClosed: [CircleAlert, true],
};

/** The day as it stands, as numbers that open the orders behind them. */
export function Today({ today }: { readonly today: Home['today'] }) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const list = useId();
  const [open, setOpen] = useState<Kind | null>(null);
  const shown = today.find(({ kind }) => kind === open);
  const names: Readonly<Record<Kind, string>> = {
    inStore: t('dayInStore'),
    dueSoon: t('dayDueSoon'),
    overdue: t('dayOverdue'),
    notCome: t('dayNotCome'),
    doorShut: t('dayDoorShut'),
    shopClosed: t('dayShopClosed'),
  };
  return (
    <section aria-label={t('today')} className={styles.today}>
      <ul className={styles.tiles}>
        {today.map(({ kind, orders, bags }) => {
          const [icon, isTrouble] = looks[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                className={cx(styles.tile, isTrouble && orders > 0 && styles.trouble)}
                aria-expanded={open === kind}
                aria-controls={list}
                disabled={orders === 0}
                onClick={() => setOpen(open === kind ? null : kind)}
              >
                <span className={styles.name}>
                  <Icon of={icon} size={16} />
                  {names[kind]}
                </span>
                <strong>{kind === 'inStore' ? bags : orders}</strong>
              </button>
            </li>
          );
        })}
      </ul>
      <ul id={list} className={styles.list} hidden={shown === undefined}>
        {shown?.first.map(({ code, location, zone, at }) => (
          <li key={code}>
            <AppLink to={`/admin/bookings?booking=${code}`}>{code}</AppLink>
            <span>{location}</span>
            <time dateTime={at}>{formatClock(at, zone, locale)}</time>
          </li>
        ))}
        {shown !== undefined && shown.orders > shown.first.length && (
          <li>{t('dayMore', { count: shown.orders - shown.first.length })}</li>
        )}
      </ul>
    </section>
  );
}
