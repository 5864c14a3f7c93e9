import type { Text } from '../text.ts';

/** Texts of the page of service tokens. */
const en = {
  title: 'Service tokens',
  lead: 'Keys of scripts and of partners’ programs. A token itself is shown once, when it is made.',
  none: 'There is no token.',
  name: 'Name',
  role: 'Role',
  state: 'State',
  until: 'until {day}',
  isOver: 'over since {day}',
  isRevoked: 'revoked on {day}',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}',
  revoked: 'The token is revoked',
  keep: 'Keep',
  revokeText: 'Whoever uses it is refused from now on. It cannot be brought back.',
} as const satisfies Record<string, Text>;

export default en;
