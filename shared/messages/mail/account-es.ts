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
} satisfies Record<keyof typeof en, string>;
