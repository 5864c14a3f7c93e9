import { Landmark, Phone, Users } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Card } from './card.tsx';
import type { Listing } from './listing.ts';
import styles from './owner-card.module.css';
import { useMayDo } from '../kit/use-may-do.ts';

type Owner = Outputs['admin']['listings']['owner'];

/** Whose the location is, who works there, and what is owed. */
export function OwnerCard({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const maySee = useMayDo('support');
  const { data, error } = trpc.admin.listings.owner.useQuery({ listingId: listing.id });
  return (
    <Card
      title={t('owner')}
      aside={maySee && <AppLink to={`/admin/people?person=${listing.owner.id}`}>{t('openInPeople')}</AppLink>}
    >
      {error !== null && <ErrorBox errors={error.message} fallback={t('failed')} />}
      {data === undefined && error === null && <Skeleton height={120} />}
      {data !== undefined && <Known owner={data} />}
    </Card>
  );
}

function Known({ owner }: { readonly owner: Owner }) {
  const t = useTexts('adminListings');
  const { name, company, phoneNumber, listingsCount, staff } = owner;
  const locations = t('locations', { count: listingsCount });
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} size={40} />
        <span>
          <strong>{name}</strong>
          <span className={styles.soft}>{company === null ? locations : `${company}, ${locations}`}</span>
        </span>
      </div>
      <ul className={styles.facts}>
        {phoneNumber !== null && (
          <li>
            <Icon of={Phone} size={16} />
            <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>
          </li>
        )}
        <li>
          <Icon of={Users} size={16} />
          {staff.length === 0 ? t('noStaff') : t('staff', { count: staff.length, names: staff.join(', ') })}
        </li>
        <li>
          <Icon of={Landmark} size={16} />
          <Owed owed={owner.owed} />
        </li>
      </ul>
    </>
  );
}

/** One amount per currency: what goes out with the next run, and what waits. */
function Owed({ owed }: Pick<Owner, 'owed'>) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const amounts = (isHeld: boolean) =>
    owed
      .filter((each) => each.isHeld === isHeld)
      .map(({ amount }) => `${formatMoney(amount, locale)} ${amount.currency}`)
      .join(', ');
  const [due, held] = [amounts(false), amounts(true)];
  if (due === '' && held === '') return <span>{t('nothingOwed')}</span>;
  if (due === '') return <span>{t('owedHeld', { amounts: held })}</span>;
  return (
    <span>
      {held === '' ? t('owed', { amounts: due }) : `${t('owed', { amounts: due })}, ${t('onHold', { amounts: held })}`}
    </span>
  );
}
