import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Tokens de servicio',
  lead: 'Claves de scripts y de programas de socios. Un token solo se muestra una vez, al crearlo.',
  none: 'No hay ningún token.',
  name: 'Nombre',
  role: 'Rol',
  state: 'Estado',
  until: 'hasta el {day}',
  isOver: 'caducado desde el {day}',
  isRevoked: 'revocado el {day}',
  revoke: 'Revocar',
  revokeOf: 'Revocar {name}',
  revoked: 'El token está revocado',
  keep: 'Conservar',
  revokeText: 'A quien lo use se le rechaza desde ahora. No se puede recuperar.',
} satisfies Record<keyof typeof en, Text>;

export default es;
