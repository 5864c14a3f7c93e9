import { type ReactNode, useId, useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { PartnerObstacle } from '#shared/admin/people-schema.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useMayDo } from '../kit/use-may-do.ts';
import { roleWords } from '../shell/role-words.ts';
import type { Person } from './person.ts';
import styles from './person-roles.module.css';
import { AdminRoleField } from './admin-role-field.tsx';
import { useDo } from './use-do.ts';

/** What a person may, each as a switch that asks once; one that cannot be switched says why. */
export function PersonRoles({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const isOwner = useMayDo();
  const forbidden = isOwner ? null : t('ownersOnly');
  return (
    <PanelSection title={t('roles')}>
      <div className={styles.roles}>
        <Role
          name={t('customer')}
          hint={t(person.isGuest ? 'guestIsNone' : 'customerHint')}
          isOn={!person.isGuest}
          fixed=""
        />
        <PartnerRole person={person} forbidden={forbidden} />
        <AdministratorRole person={person} forbidden={forbidden} />
      </div>
    </PanelSection>
  );
}

interface OwnRoleProps {
  readonly person: Person;
  /** Why the person who looks cannot switch it. */
  readonly forbidden: string | null;
}

function PartnerRole({ person, forbidden }: OwnRoleProps) {
  const t = useTexts('adminPeople');
  const locale = useLocale();
  const act = useDo();
  const set = trpc.admin.people.setPartner.useMutation();
  const [isAsking, setIsAsking] = useState(false);
  const obstacleWords: Readonly<Record<PartnerObstacle, string>> = {
    listing: t('partnerHasListing'),
    booking: t('partnerHasBooking'),
    share: t('stillHasShare'),
    claim: t('partnerHasClaim'),
  };
  const why = new Intl.ListFormat(locale).format(person.partnerBecause.map((each) => obstacleWords[each]));
  const fixed = person.isPartner && why !== '' ? t('partnerStays', { why }) : person.isGuest ? '' : null;
  const next = !person.isPartner;
  const change = (isPartner: boolean, undo?: () => void) =>
    act(
      t('giveRole', { name: person.name, role: t(isPartner ? 'partner' : 'noPartner') }),
      () => set.mutateAsync({ userId: person.id, isPartner }),
      t(undo === undefined ? 'roleTakenBack' : 'roleGiven'),
      undo,
    );
  return (
    <>
      <Role
        name={t('partner')}
        hint={t('partnerHint')}
        isOn={person.isPartner}
        fixed={forbidden ?? fixed}
        onSwitch={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t(next ? 'makePartner' : 'endPartner', { name: person.name })}
        confirmLabel={t(next ? 'makePartnerYes' : 'endPartnerYes')}
        cancelLabel={t('leaveRole')}
        busy={set.isPending}
        danger={!next}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void change(next, () => void change(!next)).then(() => setIsAsking(false))}
      >
        <p>{t(next ? 'makePartnerText' : 'endPartnerText')}</p>
      </ConfirmDialog>
    </>
  );
}

function AdministratorRole({ person, forbidden }: OwnRoleProps) {
  const t = useTexts('adminPeople');
  const admin = useTexts('admin');
  const act = useDo();
  const set = trpc.admin.people.setAdminRole.useMutation();
  const [asked, setAsked] = useState<'part' | 'end' | null>(null);
  const [chosen, setChosen] = useState<AdminRole>(person.adminRole ?? 'support');
  const { adminRole } = person;
  const give = (role: AdminRole | null, undo?: () => void) =>
    act(
      t('giveRole', { name: person.name, role: role === null ? t('noAdmin') : admin(roleWords[role]) }),
      () => set.mutateAsync({ userId: person.id, role }),
      t(undo === undefined ? 'roleTakenBack' : 'roleGiven'),
      undo,
    );
  const change = (role: AdminRole | null) => void give(role, () => void give(adminRole)).then(() => setAsked(null));
  return (
    <>
      <Role
        name={t('administrator')}
        hint={adminRole === null ? t('adminHint') : t('adminAs', { role: admin(roleWords[adminRole]) })}
        isOn={adminRole !== null}
        fixed={forbidden ?? (person.isGuest ? '' : null)}
        onSwitch={() => setAsked(adminRole === null ? 'part' : 'end')}
      >
        {adminRole !== null && forbidden === null && (
          <LinkButton onClick={() => setAsked('part')}>{t('otherPart')}</LinkButton>
        )}
      </Role>
      <ConfirmDialog
        open={asked === 'part'}
        title={t(adminRole === null ? 'makeAdmin' : 'otherPartOf', { name: person.name })}
        confirmLabel={t('saveRole')}
        cancelLabel={t('leaveRole')}
        busy={set.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => (chosen === adminRole ? setAsked(null) : change(chosen))}
      >
        <AdminRoleField value={chosen} hint={t('roleHint')} onChange={setChosen} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        title={t('endAdmin', { name: person.name })}
        confirmLabel={t('endAdminYes')}
        cancelLabel={t('leaveRole')}
        busy={set.isPending}
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => change(null)}
      >
        <p>{t('endAdminText')}</p>
      </ConfirmDialog>
    </>
  );
}

interface RoleProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  /** Why it stays as it is, or nothing where the hint says so; `null` where it can be switched. */
  readonly fixed: string | null;
  readonly onSwitch?: () => void;
  readonly children?: ReactNode;
}

function Role({ name, hint, isOn, fixed, onSwitch, children }: RoleProps) {
  const id = useId();
  return (
    <div className={styles.role}>
      <span>
        <b>{name}</b>
        <span id={id} className={styles.hint}>
          {hint}
          {fixed !== null && fixed !== '' && <span className={styles.why}>{fixed}</span>}
        </span>
        {children}
      </span>
      <Switch
        label={name}
        hideLabel
        checked={isOn}
        disabled={fixed !== null}
        aria-describedby={id}
        onChange={() => onSwitch?.()}
      />
    </div>
  );
}
