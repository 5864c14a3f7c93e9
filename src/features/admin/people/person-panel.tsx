import { CircleAlert } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { PersonFoot } from './person-foot.tsx';
import { PersonPayouts } from './person-payouts.tsx';
import { PersonDisc } from './person-disc.tsx';
import { PersonRoles } from './person-roles.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { RoleChips } from './role-chips.tsx';
import styles from './person-panel.module.css';
import type { Person } from './person.ts';

/** One person: what they have, what they may, where they are signed in, and what is stored of them. */
export function PersonPanel({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const t = useTexts('adminPeople');
  const query = trpc.admin.people.show.useQuery({ userId });
  const { data } = query;
  if (data === undefined)
    return (
      <>
        <PanelHead title={t('person')} onClose={onClose} />
        <Unopened query={query} none={t('noSuch')} onBack={onClose} />
      </>
    );
  return (
    <>
      <PanelHead before={<PersonDisc person={data} size={40} />} title={data.name || data.email} onClose={onClose}>
        <p className={styles.soft}>
          {data.email}, {t(data.isConfirmed ? 'confirmed' : 'notConfirmed')}
          {data.phoneNumber !== null && `, ${data.phoneNumber}`}
        </p>
        <p className={styles.chips}>
          <RoleChips person={data} />
        </p>
      </PanelHead>
      {data.bounced !== null && <Bounced bounced={data.bounced} />}
      <Has person={data} />
      {!data.isErased && <PersonRoles person={data} />}
      <PersonSessions person={data} />
      <PersonFoot person={data} onClose={onClose} />
    </>
  );
}

function Has({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const mayPay = useMayDo('finance');
  if (person.ordersCount + person.listings.length === 0 && person.company === null) return null;
  return (
    <PanelSection
      title={person.company ?? t('has')}
      aside={
        person.isPartner && mayPay ? (
          <AppLink to={`/admin/payouts?account=${person.id}`}>{t('payoutAccount')}</AppLink>
        ) : undefined
      }
    >
      {person.ordersCount > 0 && (
        <AppLink to={`/admin/bookings?user=${person.id}`}>{t('orders', { count: person.ordersCount })}</AppLink>
      )}
      {person.listings.length > 0 && (
        <ul className={styles.list}>
          {person.listings.map(({ id, name, published, bookable, held, maxCapacity, shopFront }) => (
            <li key={id} className={styles.location}>
              <ListingThumb listing={{ name, ...shopFront }} size={30} />
              <AppLink to={`/admin/listings/${id}`}>{name}</AppLink>
              <span className={published && bookable ? styles.soft : styles.bad}>
                {published && bookable
                  ? t('heldNow', { count: held, all: maxCapacity })
                  : t(published ? 'notBookable' : 'notPublic')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {person.listingsCount > person.listings.length && (
        <AppLink to={`/admin/listings?text=${encodeURIComponent(person.email)}`}>
          {t('allListings', { count: person.listingsCount })}
        </AppLink>
      )}
      <PersonPayouts payouts={person.payouts} />
    </PanelSection>
  );
}

/** That mails do not arrive, since when, and what the server of the address said. */
function Bounced({ bounced: { at, error } }: { readonly bounced: NonNullable<Person['bounced']> }) {
  const t = useTexts('adminPeople');
  const { moment } = useMoments();
  return (
    <div className={styles.bounced}>
      <Icon of={CircleAlert} size={18} />
      <p>
        <strong>{t('mailBouncesSince', { at: moment(at) })}</strong> {t('mailBouncesText')}
        <span className={styles.soft}>{error}</span>
      </p>
    </div>
  );
}
