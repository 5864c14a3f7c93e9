import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Segundo factor',
  lead: 'Además de tu contraseña, seis dígitos de una aplicación en tu teléfono. Una contraseña robada ya no abre nada.',
  setUp: 'Configurar',
  scanIt: 'Escanéalo con tu aplicación de códigos o escribe:',
  qrLabel: 'Código QR para tu aplicación de códigos',
  secret: 'Clave para tu aplicación de códigos',
  copy: 'Copiar',
  copied: 'Copiado',
  thenDigits: 'Después, los seis dígitos que muestra',
  digits: 'Seis dígitos de tu aplicación',
  right: 'Correcto. Ya está configurado para esta cuenta.',
  goesOn: 'Sigue solo con el sexto dígito',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación',
  recoveryCode: 'Código de recuperación',
  continue: 'Continuar',
  recoveryTitle: 'Códigos de recuperación',
  recoveryHint: '{email}. Cada uno abre una vez. Solo se muestran ahora.',
  save: 'Guardar',
  print: 'Imprimir',
  putAway: 'Los he guardado, no en este teléfono',
  done: 'Listo',
  fileHead: '{site}: códigos de recuperación de {email}. Cada uno abre una vez.',
  codeTitle: 'Un paso más',
  codeLead: 'Tu cuenta tiene un segundo factor.',
  codesLeft: {
    one: 'Activo. Queda un código de recuperación',
    other: 'Activo. Quedan {count} códigos de recuperación',
  },
  newCodes: 'Nuevos códigos de recuperación',
  end: 'Prescindir de él',
  endText: 'A partir de entonces, para entrar bastará con tu contraseña.',
  password: 'Contraseña',
  ended: 'El segundo factor se ha quitado',
  beginAgain: 'Hace tiempo que entraste. Cierra la sesión, entra otra vez y configúralo.',
  proveFirst: 'Hace tiempo que entraste: primero los seis dígitos de tu aplicación, después ves los códigos nuevos.',
  somethingWrong: 'No ha funcionado. No se ha cambiado nada. Inténtalo de nuevo.',
} satisfies Record<keyof typeof en, Text>;

export default es;
