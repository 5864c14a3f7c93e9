import { Hourglass, PackageCheck, PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { isZero } from '#shared/money/arithmetic.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { isReleased, type Order, orderState, refundedOf } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { PaidWith } from './paid-with.tsx';
import { useAmount } from './use-amount.ts';
import { useOrderTimeText } from './order-time.tsx';
import styles from './ticket-stub.module.css';

type StubProps = { readonly order: Order };

type TicketStubProps = StubProps & {
  /** What can be done, under the code of a phone's ticket. */
  readonly actions?: ReactNode;
};

/** Code, QR and total; for a cancelled order what was given back, and no QR before it is paid. */
export function TicketStubContent({ order, actions }: TicketStubProps) {
  const t = useTexts('orders');
  const site = trpc.cms.site.useQuery().data;
  const write = useAmount();
  const isCanceled = order.status === 'canceled';
  const isForCounter = !isCanceled && order.status !== 'pending';
  return (
    <div className={styles.stub}>
      <div className={styles.brand}>
        <Logo name={site?.name ?? ''} size="small" />
        <OrderChip order={order} isOwnPage />
      </div>
      <div className={styles.codeBox}>
        <p className={styles.code}>{order.code}</p>
        {isForCounter && orderState(order) === 'active' && <p className={styles.hint}>{t('readOut')}</p>}
      </div>
      {isCanceled && (
        <div className={styles.refund}>
          {order.disputed.minor > 0 ? (
            <span>{t('cancelTextDisputed')}</span>
          ) : isZero(order.charged) ? (
            <span>{t('cancelTextUnpaid')}</span>
          ) : (
            <>
              <span>{t('refundedPrice')}</span>
              <strong>{write(refundedOf(order))}</strong>
            </>
          )}
        </div>
      )}
      {order.status === 'pending' && !isReleased(order) && (
        <div className={styles.waiting}>
          <Icon of={Hourglass} size={28} />
          <p>
            <strong>{order.paymentChecking ? t('orderTitleChecking') : t('notPaidYet')}</strong>
            {t('notPaidYetText')}
          </p>
        </div>
      )}
      {isForCounter && <QrCode text={order.code} label={t('qrText', { code: order.code })} className={styles.qr} />}
      {actions && <div className={styles.actions}>{actions}</div>}
      <Custody order={order} />
      <div className={styles.total}>
        <span className={styles.totalLabel}>{t('totalPrice')}</span>
        <strong className={styles.amount}>{write(order.total)}</strong>
        <span className={styles.paid}>
          <PaidWith order={order} />
        </span>
      </div>
    </div>
  );
}

/** When the bags came and went, as the counter stamped it. */
function Custody({ order: { custody, listing } }: StubProps) {
  const t = useTexts('orders');
  const write = useOrderTimeText();
  if (custody.inAt === null) return null;
  const line = (at: string, bags: number | null) => {
    const when = write(at, listing.rules.zone);
    return bags === null ? when : t('custodyBags', { when, bags: t('bags', { count: bags }) });
  };
  return (
    <dl className={styles.custody}>
      <div>
        <dt>
          <Icon of={PackageCheck} size={16} /> {t('checkedIn')}
        </dt>
        <dd>{line(custody.inAt, custody.inBags)}</dd>
      </div>
      {custody.outAt !== null && (
        <div>
          <dt>
            <Icon of={PackageOpen} size={16} /> {t('checkedOut')}
          </dt>
          <dd>{line(custody.outAt, custody.outBags)}</dd>
        </div>
      )}
    </dl>
  );
}
