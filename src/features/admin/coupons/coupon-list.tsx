import { numbersOf } from '#shared/money/format-money.ts';
import { Plus } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import rows from '../kit/rows.module.css';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import { CouponForm } from './coupon-form.tsx';
import styles from './coupons.module.css';

type Coupon = Outputs['admin']['coupons']['list'][number];

/** What is edited next to the list, if anything. */
export type ChosenCoupon = Coupon | 'new' | null;

interface CouponPanelProps {
  readonly chosen: Coupon | 'new';
  readonly onClose: () => void;
}

/** One code, or a new one, next to the list. */
export function CouponPanel({ chosen, onClose }: CouponPanelProps) {
  const coupon = chosen === 'new' ? null : chosen;
  return <CouponForm key={coupon?.id ?? 'new'} coupon={coupon} onClose={onClose} />;
}

interface CouponListProps {
  readonly chosen: ChosenCoupon;
  readonly onChoose: (coupon: ChosenCoupon) => void;
  /** Below the prices it has a title of its own. */
  readonly title?: string;
}

/** All codes, with what can be added. */
export function CouponList({ chosen, onChoose, title }: CouponListProps) {
  const t = useTexts('adminCoupons');
  const mayAdd = useMayDo('finance');
  const [coupons] = trpc.admin.coupons.list.useSuspenseQuery();
  useListKeys({
    ids: coupons.map(({ id }) => id),
    chosen: chosen === null || chosen === 'new' ? undefined : chosen.id,
    onChoose: (id) => onChoose(coupons.find((coupon) => coupon.id === id) ?? null),
  });
  return (
    <section id="coupons" aria-label={t('title')}>
      <div className={styles.head}>
        <div>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {mayAdd && (
          <Button variant="secondary" size={40} data-opens="" onClick={() => onChoose('new')}>
            <Icon of={Plus} size={16} />
            {t('add')}
          </Button>
        )}
      </div>
      {coupons.length === 0 && <p>{t('none')}</p>}
      {coupons.length > 0 && (
        <div className={styles.frame}>
          <table className={rows.table}>
            <caption className="sr-only">{t('title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('code')}</th>
                <th scope="col">{t('takesOff')}</th>
                <th scope="col">{t('note')}</th>
                <th scope="col">{t('uses')}</th>
                <th scope="col">{t('each')}</th>
                <th scope="col">{t('budget')}</th>
                <th scope="col">{t('where')}</th>
                <th scope="col">{t('ends')}</th>
              </tr>
            </thead>
            <tbody>
              {coupons.map((coupon) => (
                <CouponRow
                  key={coupon.id}
                  coupon={coupon}
                  isChosen={chosen !== null && chosen !== 'new' && chosen.id === coupon.id}
                  onOpen={() => onChoose(coupon)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface CouponRowProps {
  readonly coupon: Coupon;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function CouponRow({ coupon, isChosen, onOpen }: CouponRowProps) {
  const t = useTexts('adminCoupons');
  const locale = useLocale();
  const { day } = useMoments();
  const { state, maxUses, usesCount } = coupon;
  const off =
    coupon.amount === null
      ? ((coupon.basisPoints ?? 0) / 10_000).toLocaleString(numbersOf(locale), {
          style: 'percent',
          maximumFractionDigits: 2,
        })
      : `${formatMoney(coupon.amount, locale)} ${coupon.amount.currency}`;
  return (
    <tr className={rows.row} data-chosen={isChosen || undefined} onClick={onOpen}>
      <td data-cell="title">
        <button
          type="button"
          className={cx(rows.open, styles.code, state !== 'live' && styles.pale)}
          aria-pressed={isChosen}
          onClick={onOpen}
        >
          {coupon.code}
        </button>
      </td>
      <td data-cell="end" className={cx(rows.strong, styles.off)}>
        {off}
      </td>
      <td data-cell="last">{coupon.note}</td>
      <td data-cell="below" data-label={t('uses')}>
        {maxUses === null ? (
          t('noLimit', { count: usesCount })
        ) : (
          <span className={styles.used}>
            <meter min={0} max={maxUses} value={usesCount} aria-label={t('uses')} />
            {t('usedOf', { count: usesCount, most: maxUses })}
          </span>
        )}
      </td>
      <td data-cell="lastEnd" data-label={t('each')}>
        {coupon.maxUsesPerCustomer ?? '∞'}
      </td>
      <td data-cell="wide" data-label={t('budget')}>
        {t('spentOf', {
          spent: coupon.spent.map((amount) => `${formatMoney(amount, locale)} ${amount.currency}`).join(', ') || '0',
          budget: coupon.budget,
        })}
      </td>
      <td data-cell={coupon.country === null ? 'none' : 'wide'} data-label={t('where')}>
        {coupon.country === null
          ? t('anywhere')
          : (new Intl.DisplayNames([locale], { type: 'region' }).of(coupon.country) ?? coupon.country)}
      </td>
      <td data-cell="belowEnd">
        {state === 'usedUp' && <Chip>{t('usedUp')}</Chip>}
        {state === 'ended' && coupon.validUntil !== null && t('endedOn', { day: day(coupon.validUntil) })}
        {state === 'notYet' && t('startsOn', { day: day(coupon.validFrom) })}
        {state === 'live' && (coupon.validUntil === null ? t('noEnd') : t('until', { day: day(coupon.validUntil) }))}
      </td>
    </tr>
  );
}
