import type en from './en.ts';

const es: Record<keyof typeof en, string> = {
  title: 'Hazte socio',
  lead: 'Diez minutos y estarás en el mapa. Gratis, siempre.',
  repeatPassword: 'Repite la contraseña',
  register: 'Registrarse',
  checking: 'Se está confirmando tu correo',
  checkTitle: 'Revisa tu correo para confirmar tu cuenta',
  checkText: 'Hemos enviado un enlace a {email}. Vale 7 días; mira también en el correo no deseado.',
  checkNext: 'No hace falta esperarlo: háblanos mientras tanto de tu local.',
  confirmTitle: 'Tu correo está confirmado, ¡gracias!',
  confirmText: '¿Está todo bien? Así te localizamos. Los viajeros no ven nada de esto.',
  proveText: 'Inicia sesión y sigue donde lo dejaste. Lo que nos contaste está guardado.',
  confirm: 'Confirmar',
  successTitle: 'Ya eres socio',
  successText: 'Tus datos están guardados. Ahora tu local: la dirección, el nombre y cuántos bultos caben.',
  successDone: 'Todo lo demás está en tu panel.',
  changeDetails: 'Cambiar tus datos',
  goOn: 'Continuar',
  linkFailed: 'El enlace no pudo confirmar tu dirección',
};

export default es;
