import { CircleCheck, Luggage } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { isLeft, nextOf, type Stay, type Today } from './due-now.ts';
import type { Handing } from './ticket.ts';
import styles from './todays-stays.module.css';

/** What became of a stay, in a word. */
const outcomeWords = { late: 'late', leftBehind: 'leftBehind', noShow: 'noShow' } as const;

type TodaysStaysProps = {
  readonly today: Today;
  readonly now: string;
  readonly onCode: (code: string, handing: Handing) => void;
  /** Stands next to the tabs. */
  readonly filter?: ReactNode;
  /** Ends the card. */
  readonly foot?: ReactNode;
};

/** Who comes today and who fetches their bags, each with the one thing to do. `now` is an ISO instant. */
export function TodaysStays({ today, now, onCode, filter, foot }: TodaysStaysProps) {
  const t = useTexts('counter');
  const [tab, setTab] = useState<string>('in');
  const items = [
    { id: 'in', label: t('dropOffs'), stays: today.dropOffs, none: t('noDropOffs') },
    { id: 'out', label: t('pickUps'), stays: today.pickUps, none: t('noPickUps') },
  ] as const;
  return (
    <Card as="section" pad={0} className={styles.card}>
      {filter && <div className={styles.filter}>{filter}</div>}
      <Tabs
        label={t('tabsLabel')}
        className={styles.tabs}
        selected={tab}
        onSelect={setTab}
        items={items.map(({ id, label, stays, none }) => ({
          id,
          label: (
            <>
              {label}{' '}
              <Chip tone={id === tab ? 'brand' : 'plain'}>{stays.filter((stay) => isLeft(stay, id)).length}</Chip>
            </>
          ),
          panel: <Stays stays={stays} handing={id} none={none} now={now} onCode={onCode} />,
        }))}
      />
      {foot && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
}

type StaysProps = {
  readonly stays: readonly Stay[];
  readonly handing: Handing;
  readonly none: string;
  readonly now: string;
  readonly onCode: (code: string, handing: Handing) => void;
};

function Stays({ stays, handing, none, now, onCode }: StaysProps) {
  if (stays.length === 0) return <p className={styles.none}>{none}</p>;
  const next = nextOf(stays, handing, now);
  return (
    <ul>
      {stays.map((stay) => (
        <StayRow key={stay.bookingId} stay={stay} handing={handing} isNow={stay === next} onCode={onCode} />
      ))}
    </ul>
  );
}

type StayRowProps = {
  readonly stay: Stay;
  readonly handing: Handing;
  readonly isNow: boolean;
  readonly onCode: (code: string, handing: Handing) => void;
};

function StayRow({ stay, handing, isNow, onCode }: StayRowProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const clock = (iso: string) => formatClock(iso, stay.zone, locale);
  return (
    <li className={cx(styles.row, isNow && styles.now)}>
      <span className={styles.time}>{clock(handing === 'in' ? stay.dropOffAt : stay.pickUpAt)}</span>
      <span className={styles.name}>
        {stay.travellerName} {isNow && <Chip tone="ticket">{t('now')}</Chip>}
        {stay.outcome !== null && <Chip tone="danger">{t(outcomeWords[stay.outcome])}</Chip>}
      </span>
      <span className={styles.code}>{stay.code}</span>
      <span className={styles.bags}>
        <Icon of={Luggage} size={18} />
        {t('bags', { count: stay.inBags ?? stay.bagsCount })}
      </span>
      <span className={styles.act}>
        <RowAct stay={stay} handing={handing} isNow={isNow} onCode={onCode} clock={clock} />
      </span>
    </li>
  );
}

function RowAct({ stay, handing, isNow, onCode, clock }: StayRowProps & { readonly clock: (iso: string) => string }) {
  const t = useTexts('counter');
  const doneAt = handing === 'in' ? stay.inAt : stay.outAt;
  if (doneAt !== null) {
    return (
      <span className={styles.done}>
        <Icon of={CircleCheck} size={16} />
        {t(handing === 'in' ? 'checkedInAt' : 'checkedOutAt', { time: clock(doneAt) })}
      </span>
    );
  }
  if (handing === 'in' && stay.outcome === 'noShow') return null;
  if (handing === 'out' && stay.inAt === null) return <span className={styles.soft}>{t('notBrought')}</span>;
  return (
    <Button
      size={40}
      variant={isNow ? 'primary' : 'secondary'}
      aria-label={t(handing === 'in' ? 'checkInFor' : 'checkOutFor', { name: stay.travellerName })}
      onClick={() => onCode(stay.code, handing)}
    >
      {t(handing === 'in' ? 'checkIn' : 'checkOut')}
    </Button>
  );
}
