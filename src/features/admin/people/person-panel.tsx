import { useState } from 'react';
import { type AdminRole, adminRoles } from '#shared/accounts/admin-roles.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { PersonData } from './person-data.tsx';
import { PersonPayouts } from './person-payouts.tsx';
import { PersonDisc } from './person-disc.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { RoleChips } from './role-chips.tsx';
import { roleWords } from '../shell/role-words.ts';
import styles from './person-panel.module.css';
import { useDo } from './use-do.ts';

export type Person = Outputs['admin']['people']['show'];

/** One person: what they have, what they may, where they are signed in, and what is stored of them. */
export function PersonPanel({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const t = useTexts('adminPeople');
  const { data, error } = trpc.admin.people.show.useQuery({ userId }, { retry: false });
  const viewer = useViewer();
  if (error !== null) return <ErrorBox errors={error.message} fallback={t('failed')} />;
  if (data === undefined) return <Skeleton height={420} />;
  const isOwner = viewer?.adminRole === 'owner';
  const isGuest = !data.hasPassword && data.adminRole === null && !data.isPartner;
  return (
    <>
      <PanelHead before={<PersonDisc person={data} size={40} />} title={data.name || data.email} onClose={onClose}>
        <p className={styles.soft}>
          {data.email}, {t(data.isConfirmed ? 'confirmed' : 'notConfirmed')}
          {data.phoneNumber !== null && `, ${data.phoneNumber}`}
        </p>
        <p className={styles.chips}>
          <RoleChips person={{ ...data, isGuest }} />
        </p>
      </PanelHead>
      <Has person={data} />
      {isOwner && !isGuest && <Role person={data} />}
      <PersonSessions person={data} />
      <Address person={data} />
      {isOwner && <PersonData person={data} onClose={onClose} />}
    </>
  );
}

function Has({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const viewer = useViewer();
  const mayPay = viewer?.adminRole === 'owner' || viewer?.adminRole === 'finance';
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
          {person.listings.map(({ id, name, published, bookable, held, maxCapacity }) => (
            <li key={id} className={styles.row}>
              <AppLink to={`/admin/listings/${id}`}>{name}</AppLink>
              <span className={published && bookable ? styles.soft : styles.bad}>
                {published && bookable
                  ? t('heldNow', { held, all: maxCapacity })
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

function Role({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const admin = useTexts('admin');
  const act = useDo();
  const set = trpc.admin.people.setAdminRole.useMutation();
  const take = trpc.admin.people.takeSecondFactor.useMutation();
  const [role, setRole] = useState<AdminRole | ''>(person.adminRole ?? '');
  const words = role === '' ? t('noAdmin') : admin(roleWords[role]);
  return (
    <PanelSection title={t('roles')}>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            t('giveRole', { name: person.name, role: words }),
            () => set.mutateAsync({ userId: person.id, role: role === '' ? null : role }),
            t('roleGiven'),
          );
        }}
      >
        <Field label={t('adminRole')} hint={t('roleHint')}>
          <Select
            height={44}
            value={role}
            onChange={({ target }) => setRole(adminRoles.find((each) => each === target.value) ?? '')}
          >
            <option value="">{t('noAdmin')}</option>
            {adminRoles.map((each) => (
              <option key={each} value={each}>
                {admin(roleWords[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" size={40} busy={set.isPending} disabled={role === (person.adminRole ?? '')}>
          {t('saveRole')}
        </Button>
      </form>
      {person.secondFactorSince !== null && (
        <Button
          variant="secondary"
          size={40}
          busy={take.isPending}
          onClick={() => void act(t('takeFactor'), () => take.mutateAsync({ userId: person.id }), t('factorTaken'))}
        >
          {t('takeFactor')}
        </Button>
      )}
    </PanelSection>
  );
}

function Address({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const act = useDo();
  const correct = trpc.admin.people.correctAddress.useMutation();
  const [email, setEmail] = useState(person.email);
  return (
    <PanelSection title={t('address')}>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act(t('correctTo', { email }), () => correct.mutateAsync({ userId: person.id, email }), t('corrected'));
        }}
      >
        <Field label={t('email')} hint={t('addressHint')}>
          <Input
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button type="submit" size={40} busy={correct.isPending} disabled={email.trim() === person.email}>
          {t('correct')}
        </Button>
      </form>
    </PanelSection>
  );
}
