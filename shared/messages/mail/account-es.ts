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
    'Elige una contraseña para abrir tu cuenta con todos tus pedidos. El enlace funciona una vez, durante una hora.',
  passwordResetAction: 'Elegir contraseña',
  alreadyRegisteredSubject: 'Ya tienes una cuenta de {siteName}',
  alreadyRegisteredText:
    'Alguien, probablemente tú, intentó registrarse con esta dirección. Ya tiene una cuenta; no se cambió nada.',
  alreadyRegisteredAction: 'Iniciar sesión',
  passwordChangedSubject: 'Tu contraseña de {siteName} cambió',
  passwordChangedText:
    'La contraseña de tu cuenta cambió y los demás dispositivos se desconectaron. Si no fuiste tú, elige una nueva ahora.',
  passwordChangedAction: 'Elegir contraseña nueva',
  emailChangedSubject: 'El correo de tu cuenta de {siteName} cambió',
  emailChangedText:
    'El correo de tu cuenta cambió y los mensajes van desde ahora al nuevo. Si no fuiste tú, escríbenos enseguida: a {supportEmail} o con el formulario.',
  emailChangedAction: 'Escribirnos',
  secondFactorSetSubject: 'Tu cuenta de {siteName} tiene un segundo factor',
  secondFactorSetText:
    'A partir de ahora, para entrar hacen falta tu contraseña y seis dígitos de tu aplicación. Se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, escribe enseguida a {supportEmail}.',
  secondFactorSetAction: 'Abrir los ajustes',
  secondFactorEndedSubject: 'Se ha quitado el segundo factor de tu cuenta de {siteName}',
  secondFactorEndedText:
    'Para entrar basta con tu contraseña. Si no has sido tú, cámbiala ahora y escribe a {supportEmail}.',
  secondFactorEndedAction: 'Crear una contraseña nueva',
  administratorInvitedSubject: 'Te invitan a administrar {siteName}',
  administratorInvitedText:
    'Administrarás {siteName} en cuanto elijas una contraseña. El enlace sirve una vez, durante siete días; después la consola te pide un segundo factor.',
  administratorInvitedAction: 'Elegir una contraseña',
} satisfies Record<keyof typeof en, string>;
