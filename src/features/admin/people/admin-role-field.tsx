import { type AdminRole, adminRoles } from '#shared/accounts/admin-roles.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { roleWords } from '../shell/role-words.ts';

interface AdminRoleFieldProps {
  readonly value: AdminRole;
  readonly hint?: string;
  readonly onChange: (role: AdminRole) => void;
}

/** What a person does in administration. */
export function AdminRoleField({ value, hint, onChange }: AdminRoleFieldProps) {
  const t = useTexts('adminPeople');
  const admin = useTexts('admin');
  return (
    <Field label={t('adminRole')} hint={hint}>
      <Select
        height={44}
        value={value}
        onChange={({ target }) => onChange(adminRoles.find((each) => each === target.value) ?? value)}
      >
        <Options of={adminRoles.map((each) => [each, admin(roleWords[each])])} />
      </Select>
    </Field>
  );
}
