import type en from './account-en.ts';

export default {
  greeting: 'Hola, {name}:',
  footer: '¿Preguntas? Escriba a {supportEmail}.',
  ignore: 'Si no fue usted, puede ignorar este correo.',
  activationSubject: 'Confirme su correo para {siteName}',
  activationText: 'Confirme que esta dirección es suya. El enlace funciona una vez, durante siete días.',
  activationAction: 'Confirmar correo',
  passwordResetSubject: 'Elija su contraseña de {siteName}',
  passwordResetText:
    'Elija una contraseña para abrir su cuenta con todos sus pedidos. El enlace funciona una vez, durante una hora.',
  passwordResetAction: 'Elegir contraseña',
  alreadyRegisteredSubject: 'Ya tiene una cuenta de {siteName}',
  alreadyRegisteredText:
    'Alguien, probablemente usted, intentó registrarse con esta dirección. Ya tiene una cuenta; no se cambió nada.',
  alreadyRegisteredAction: 'Iniciar sesión',
  passwordChangedSubject: 'Su contraseña de {siteName} cambió',
  passwordChangedText:
    'La contraseña de su cuenta cambió y los demás dispositivos se desconectaron. Si no fue usted, elija una nueva ahora.',
  passwordChangedAction: 'Elegir contraseña nueva',
} satisfies Record<keyof typeof en, string>;
