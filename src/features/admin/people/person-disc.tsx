import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { cx } from '#web/ui/cx.ts';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import styles from './person-panel.module.css';

interface PersonDiscProps {
  readonly person: {
    readonly name: string;
    readonly email: string;
    readonly adminRole: AdminRole | null;
    readonly isPartner: boolean;
  };
  readonly size?: 32 | 40;
}

/** A person's initials on the colour of what they are: administrators like a ticket, partners like the brand. */
export function PersonDisc({ person: { name, email, adminRole, isPartner }, size = 32 }: PersonDiscProps) {
  const colour = adminRole !== null ? styles.administrator : isPartner ? styles.partner : styles.other;
  return <Avatar name={name || email} size={size} className={cx(styles.disc, colour)} />;
}
