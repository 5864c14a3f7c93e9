import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { roleWords } from '../shell/role-words.ts';

interface Person {
  readonly adminRole: AdminRole | null;
  readonly isPartner: boolean;
  readonly isGuest: boolean;
}

/** What a person is. */
export function RoleChips({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const admin = useTexts('admin');
  return (
    <>
      {person.adminRole !== null && <Chip tone="ticket">{admin(roleWords[person.adminRole])}</Chip>}{' '}
      {person.isPartner && <Chip tone="brand">{t('partner')}</Chip>}{' '}
      {person.isGuest && <Chip tone="outline">{t(person.adminRole === null ? 'guest' : 'noPassword')}</Chip>}
      {person.adminRole === null && !person.isPartner && !person.isGuest && <Chip>{t('customer')}</Chip>}
    </>
  );
}
