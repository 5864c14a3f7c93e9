import type en from './account-en.ts';

export default {
  greeting: 'Hola, {name}:',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
  ignore: 'Si no fuiste tú, puedes ignorar este correo.',
  activationSubject: 'Confirma tu correo para {siteName}',
  activationText: 'Confirma que esta dirección es tuya. El enlace funciona una vez, durante siete días.',
  activationAction: 'Confirmar correo',
  passwordResetSubject: 'Elige tu contraseña de {siteName}',
  passwordResetText:
    'Elige una contraseña para abrir tu cuenta con todas tus reservas. El enlace funciona una vez, durante una hora.',
  passwordResetAction: 'Elegir contraseña',
  signInCodeSubject: 'Tu código de {siteName}',
  signInCodeText: 'Escribe este código en la página que lo pidió. Funciona una vez, durante diez minutos.',
  alreadyRegisteredSubject: 'Ya tienes una cuenta de {siteName}',
  alreadyRegisteredText:
    'Alguien, probablemente tú, intentó registrarse con esta dirección. Ya tiene una cuenta; no se cambió nada.',
  alreadyRegisteredAction: 'Iniciar sesión',
  passwordChangedSubject: 'Se cambió tu contraseña de {siteName}',
  passwordChangedText:
    'Se cambió la contraseña de tu cuenta. Los demás dispositivos se desconectaron y tus programas ya no tienen acceso. Si no fuiste tú, elige una nueva ahora.',
  passwordChangedAction: 'Elegir contraseña nueva',
  emailChangedSubject: 'Se cambió el correo de tu cuenta de {siteName}',
  emailChangedText:
    'Se cambió el correo de tu cuenta y los mensajes van desde ahora al nuevo. Los demás dispositivos se desconectaron y tus programas ya no tienen acceso. Si no fuiste tú, escríbenos enseguida: a {supportEmail} o con el formulario.',
  emailChangedAction: 'Escribirnos',
  secondFactorSetSubject: 'Tu cuenta de {siteName} tiene un segundo factor',
  secondFactorSetText:
    'A partir de ahora, para entrar hacen falta tu contraseña y seis dígitos de tu aplicación. Los demás dispositivos se desconectaron y tus programas ya no tienen acceso. Si no fuiste tú, escribe enseguida a {supportEmail}.',
  secondFactorSetAction: 'Abrir los ajustes',
  secondFactorEndedSubject: 'Se ha quitado el segundo factor de tu cuenta de {siteName}',
  secondFactorEndedText:
    'Para entrar basta con tu contraseña. Los demás dispositivos se desconectaron y tus programas ya no tienen acceso. Si no fuiste tú, cámbiala ahora y escribe a {supportEmail}.',
  secondFactorEndedAction: 'Crear una contraseña nueva',
  administratorInvitedSubject: 'Te invitan a administrar {siteName}',
  administratorInvitedText:
    'Administrarás {siteName} en cuanto elijas una contraseña. El enlace sirve una vez, durante siete días; después la consola te pide un segundo factor.',
  administratorInvitedAction: 'Elegir una contraseña',
  recoveryCodesRenewedSubject: 'Tu cuenta de {siteName} tiene códigos de recuperación nuevos',
  recoveryCodesRenewedText:
    'Diez códigos de recuperación nuevos sustituyen a los anteriores. Los demás dispositivos se desconectaron y tus programas ya no tienen acceso. Si no fuiste tú, escribe enseguida a {supportEmail}.',
  recoveryCodesRenewedAction: 'Abrir los ajustes',
  sessionsEndedSubject: 'Se cerró tu sesión en {siteName}',
  sessionsEndedText:
    'Nuestro equipo ha cerrado tu sesión en uno o más dispositivos. Tu contraseña sigue siendo la misma. Si no sabes por qué, escribe a {supportEmail}.',
  sessionsEndedAction: 'Iniciar sesión',
  recoveryAskedSubject: 'Se va a quitar el segundo factor de tu cuenta de {siteName}',
  recoveryAskedText:
    'Han pedido a nuestro equipo que quite el segundo factor de tu cuenta porque ya no hay teléfono ni códigos. No ocurre nada durante 72 horas; solo en una cuenta de administración un segundo propietario puede aceptarlo antes. Si no lo has pedido, inicia sesión con tu código, lo que lo detiene, y escribe enseguida a {supportEmail}.',
  recoveryAskedAction: 'Iniciar sesión',
  addressAskedSubject: 'Se va a cambiar el correo de tu cuenta de {siteName}',
  addressAskedText:
    'Han pedido a nuestro equipo que ponga otra dirección de correo en tu cuenta porque ya no hay acceso a su buzón. No ocurre nada durante 72 horas; solo en una cuenta de administración un segundo propietario puede aceptarlo antes. Si no lo has pedido, inicia sesión, lo que lo detiene, y escribe enseguida a {supportEmail}.',
  addressAskedAction: 'Iniciar sesión',
  roleEndedSubject: 'Alguien ha dejado de administrar {siteName}',
  roleEndedText:
    'La dirección {about} se ha confirmado por primera vez, con un enlace o con Google, y por eso se ha quitado la función que su cuenta tenía hasta ahora. Devuélvela si sabes de quién se trata.',
  roleEndedAction: 'Abrir personas',
  accountClosedSubject: 'Tu cuenta de {siteName} está cerrada',
  accountClosedText:
    'Tu cuenta se cerró y se cerró la sesión en todos los dispositivos. Siete días después se borra, con tu nombre y tu dirección. Si quieres conservarla, o no fuiste tú, ábrela de nuevo y elige otra contraseña.',
  accountClosedAction: 'Abrirla de nuevo',
} satisfies Record<keyof typeof en, string>;
