import { useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './open-payout.module.css';
import type { PayoutLines } from './summary.ts';

const FEW = 4;
const MANY = 5000;

/** What a payout is made of: orders, shares taken back, payouts that came back, and their sum. */
export function OpenPayout({ payoutId }: { readonly payoutId: string }) {
  const t = useTexts('payouts');
  const common = useTexts('common');
  const locale = useLocale();
  const [shown, setShown] = useState(FEW);
  const { data, isError, isPlaceholderData, refetch } = trpc.payouts.lines.useQuery(
    { payoutId, shown },
    { placeholderData: (before: PayoutLines | undefined) => before },
  );
  if (isError) {
    return (
      <div className={styles.box}>
        <Notice
          tone="danger"
          live
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {common('somethingWentWrong')}
        </Notice>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.box} aria-busy>
        <Skeleton height={150} />
      </div>
    );
  }
  const day = (iso: string, zone: string) =>
    formatDate(localDateOf(iso, zone), locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const sum = (amount: Money) => <td className={styles.number}>{formatMoney(amount, locale)}</td>;
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ordersCount', { count: data.ordersCount })}</th>
            <th scope="col" className={styles.wide}>
              {t('checkedOut')}
            </th>
            <th scope="col" className={styles.wideNumber}>
              {t('storageShare')}
            </th>
            <th scope="col" className={styles.number}>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.orders.map(({ code, traveller, at, zone, storage, shareMillionths, amount }, index) => {
            const how =
              storage === null || shareMillionths === null
                ? ''
                : `${formatMoney(storage, locale)} × ${formatShare(shareMillionths, locale)}`;
            return (
              <tr key={code ?? index}>
                <td>
                  {[code, traveller].filter((part) => part !== null).join(', ')}
                  <span className={styles.narrow}>{[day(at, zone), how].filter((part) => part !== '').join(', ')}</span>
                </td>
                <td className={styles.wide}>{day(at, zone)}</td>
                <td className={styles.wideNumber}>{how}</td>
                {sum(amount)}
              </tr>
            );
          })}
          {data.rest.count > 0 && (
            <tr>
              <td colSpan={3}>
                <LinkButton
                  size={44}
                  className={styles.more}
                  disabled={isPlaceholderData}
                  onClick={() => setShown(MANY)}
                >
                  {t('moreOrders', { count: data.rest.count })}
                </LinkButton>
              </td>
              {sum(data.rest.amount)}
            </tr>
          )}
          {data.clawBacks.map(({ code, at, zone, note, amount }, index) => (
            <tr key={`${code}-${index}`} className={styles.taken}>
              <td colSpan={3}>
                {t('refunded', { code: code ?? '', date: day(at, zone) })}
                <span className={styles.reason}>{t('refundedText', { reason: note ?? '' })}</span>
              </td>
              {sum(amount)}
            </tr>
          ))}
          {data.returned.map(({ at, amount }, index) => (
            <tr key={`${at}-${index}`}>
              <td colSpan={3}>{t('returned', { date: day(at, 'UTC') })}</td>
              {sum(amount)}
            </tr>
          ))}
          {data.unknown.minor !== 0 && (
            <tr>
              <td colSpan={3}>{t('earlier')}</td>
              {sum(data.unknown)}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('payout')}
            </th>
            {sum(data.total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
