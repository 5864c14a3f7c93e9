import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import frame from '../listings/location-frame.module.css';
import { AddressForm } from './address-form.tsx';
import { Availability } from './availability.tsx';
import styles from './account.module.css';

/** The short form of the partner's first location, or its weekly hours; an unknown step is the form. */
export function AccountPage({ step }: { readonly step: string | undefined }) {
  const t = useTexts('account');
  const [[first]] = trpc.partner.listings.useSuspenseQuery();
  const isAvailability = step === 'availability';
  if (first === undefined) {
    return (
      <EmptyState title={t('noLocation')} picture={<Storefront kind="cafe" name="" />}>
        {t('noLocationText')}{' '}
        <AppLink to="/dashboard/listings/new" className={buttonClass()}>
          {t('addLocation')}
        </AppLink>
      </EmptyState>
    );
  }
  const tabs = [
    ['/account/address', t('address'), !isAvailability],
    ['/account/availability', t('availability'), isAvailability],
  ] as const;
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead', { name: first.name })} />
      <nav aria-label={t('tabs')} className={frame.tabs}>
        <ul>
          {tabs.map(([to, words, isHere]) => (
            <li key={to}>
              <AppLink to={to} className={frame.tab} aria-current={isHere ? 'page' : undefined}>
                {words}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {isAvailability ? <Availability listing={first} /> : <AddressForm listing={first} />}
    </div>
  );
}
