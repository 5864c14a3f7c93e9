import { useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import styles from './person-panel.module.css';
import { roleWords } from '../shell/role-words.ts';
import { useFieldProblems } from '../kit/use-field-problems.ts';
import { AdminRoleField } from './admin-role-field.tsx';
import { useDo } from './use-do.ts';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The list may show them from now on. */
  readonly onInvited: (userId: string) => void;
}

/** An owner invites a colleague who has no account yet; a mail leads them to a password. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const t = useTexts('adminPeople');
  const admin = useTexts('admin');
  const problems = useFieldProblems(['firstName', 'lastName', 'email'], { emailTaken: t('emailTaken') });
  const act = useDo(problems.take);
  const { mutateAsync, isPending } = trpc.admin.people.invite.useMutation();
  const [person, setPerson] = useState({ firstName: '', lastName: '', email: '' });
  const [role, setRole] = useState<AdminRole>('support');
  const fields = [
    ['firstName', t('inviteFirstName'), 'text', 'off'],
    ['lastName', t('inviteLastName'), 'text', 'off'],
    ['email', t('inviteEmail'), 'email', 'off'],
  ] as const;
  const invite = async () => {
    const { id } = await mutateAsync({ ...person, role });
    onInvited(id);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('invite')} width={440}>
      <form
        method="post"
        className={styles.wide}
        onSubmit={(event) => {
          event.preventDefault();
          void act(t('inviteAs', { email: person.email, role: admin(roleWords[role]) }), invite, t('invited'));
        }}
      >
        {fields.map(([name, label, type, autoComplete], index) => (
          <Field key={name} label={label} required error={problems.at(name)}>
            <Input
              {...(index === 0 ? { 'data-first-focus': '' } : {})}
              name={name}
              type={type}
              autoComplete={autoComplete}
              value={person[name]}
              onChange={({ target: { value } }) => setPerson((now) => ({ ...now, [name]: value }))}
            />
          </Field>
        ))}
        <AdminRoleField value={role} onChange={setRole} />
        <Button type="submit" busy={isPending}>
          {t('sendInvitation')}
        </Button>
      </form>
    </Dialog>
  );
}
