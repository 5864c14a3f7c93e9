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
  new: 'Nuevo token',
  ready: '{name} está listo',
  make: 'Crear token',
  makeOf: 'Crear el token {name}',
  copy: 'Copiar',
  copied: 'Copiado',
  putAway: 'Ya lo he guardado',
  nameHint: 'Minúsculas, cifras y guiones, por ejemplo nightly-report',
  lasts: 'Dura',
  onceText:
    'Se muestra solo esta vez y no se guarda en ningún sitio. Quien lo tenga puede hacer lo que permite su rol.',
  isReader: 'Lectura',
  isSupport: 'Soporte',
  isFinance: 'Finanzas',
  isAdmin: 'Todo',
  days: { one: 'un día', other: '{count} días' },
} satisfies Record<keyof typeof en, Text>;

export default es;
