import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  signedUp: 'Revisa tu correo para confirmar tu cuenta',
  resetAsked: 'Si esta dirección tiene una cuenta, le enviamos un enlace para una contraseña nueva.',
  confirmationAsked: 'Si esta dirección está por confirmar, le enviamos un enlace que la confirma.',
  passwordChanged: 'Tu contraseña se ha cambiado.',
  accountClosed:
    'Tu cuenta está cerrada. Durante siete días, el enlace de nuestro correo la abre de nuevo; después se borra.',
  aboutField: '{field}: {message}',
  email: 'Correo',
  password: 'Contraseña',
  password_confirmation: 'Confirmación de la contraseña',
  current_password: 'Contraseña actual',
  otp_attempt: 'Código',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  phone_number: 'Número de teléfono',
  country_of_residence: 'País de residencia',
  language: 'Idioma',
} satisfies Record<keyof typeof en, Text>;

export default es;
