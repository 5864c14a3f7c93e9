import { EllipsisVertical, Landmark } from 'lucide-react';
import { useState } from 'react';
import { formatShare } from '#web/lib/format/share.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './payouts-aside.module.css';
import type { Summary } from './summary.ts';

/** Where the money goes, how a share is counted, and what the year brought. */
export function PayoutsAside({ summary }: { readonly summary: Summary }) {
  return (
    <div className={styles.aside}>
      <Method account={summary.account} />
      {summary.year.sample !== null && <HowCounted sample={summary.year.sample} />}
      <ThisYear year={summary.year} />
    </div>
  );
}

function Method({ account }: Pick<Summary, 'account'>) {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const accountTexts = useTexts('payoutAccount');
  const [isDismissed, setDismissed] = useState(false);
  const isKnown = Boolean(account?.last4);
  return (
    <Card as="section">
      <header className={styles.head}>
        <h2>{partner('howPaid')}</h2>
        {isKnown && (
          <Menu
            trigger={<Icon of={EllipsisVertical} size={20} />}
            label={t('methodMenu')}
            triggerClassName={styles.menu}
          >
            <AppLink to="/dashboard/payouts/bank" className={menuItemClass}>
              {partner('editMethod')}
            </AppLink>
          </Menu>
        )}
      </header>
      {account !== null && !account.payoutsEnabled && !isDismissed && (
        <Notice
          tone="danger"
          className={styles.disabled}
          title={partner('payoutsDisabled')}
          dismiss={{ label: accountTexts('dismiss'), onPress: () => setDismissed(true) }}
        />
      )}
      {isKnown ? (
        <>
          <p className={styles.method}>
            <Icon of={Landmark} size={22} className={styles.bank} />
            <span>
              <strong>•••• •••• {account?.last4}</strong>
              <span className={styles.soft}>
                {[account?.businessName, ...(account?.currencies ?? [])].filter(Boolean).join(', ')}
              </span>
            </span>
          </p>
          <p className={styles.soft}>{t('methodHint')}</p>
        </>
      ) : (
        <>
          <p className={styles.soft}>{partner('noMethod')}</p>
          <AppLink to="/dashboard/payouts/bank" className={buttonClass({ variant: 'primary', className: styles.add })}>
            {partner('addMethod')}
          </AppLink>
        </>
      )}
    </Card>
  );
}

function HowCounted({ sample }: { readonly sample: NonNullable<Summary['year']['sample']> }) {
  const t = useTexts('payouts');
  const locale = useLocale();
  return (
    <Card as="section">
      <h2>{t('howCounted')}</h2>
      <p className={styles.soft}>
        {t('countedOrder', { code: sample.code, bags: t('bags', { count: sample.bagsCount }) })}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('storage')}</dt>
          <dd>{formatMoney(sample.storage, locale)}</dd>
        </div>
        <div>
          <dt>{t('yourShareOf', { percent: formatShare(sample.shareMillionths, locale) })}</dt>
          <dd className={styles.own}>{formatMoney(sample.share, locale)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{t('countedHint')}</p>
    </Card>
  );
}

function ThisYear({ year: { paidOut, takenBack } }: Pick<Summary, 'year'>) {
  const t = useTexts('payouts');
  const locale = useLocale();
  if (paidOut.length === 0 && takenBack.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t('thisYear')}</h2>
      <dl className={styles.sums}>
        {paidOut.map((amount) => (
          <div key={amount.currency}>
            <dt>{t('paidOut', { currency: amount.currency })}</dt>
            <dd>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
        {takenBack.map((amount) => (
          <div key={amount.currency}>
            <dt>{t('takenBack', { currency: amount.currency })}</dt>
            <dd>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
