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
  new: 'New token',
  ready: '{name} is ready',
  make: 'Make token',
  makeOf: 'Make the token {name}',
  copy: 'Copy',
  copied: 'Copied',
  putAway: 'I have put it away',
  nameHint: 'Small letters, digits and hyphens, such as nightly-report',
  lasts: 'Lasts',
  onceText: 'It is shown this once and kept nowhere. Whoever has it may do what its role may.',
  isReader: 'Reads',
  isSupport: 'Support',
  isFinance: 'Finance',
  isAdmin: 'Everything',
  days: { one: 'one day', other: '{count} days' },
} as const satisfies Record<string, Text>;

export default en;
