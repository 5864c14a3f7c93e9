import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Administración',
  admin: 'Admin',
  navLabel: 'Administración',
  groupBusiness: 'Negocio',
  groupSetUp: 'Ajustes',
  groupSystem: 'Sistema',
  navHome: 'Inicio',
  navChangeRequests: 'Solicitudes de cambio',
  navMessages: 'Mensajes',
  navBookings: 'Reservas',
  navClaims: 'Reclamaciones',
  navReviews: 'Opiniones',
  navListings: 'Establecimientos',
  navPeople: 'Personas',
  navPayouts: 'Pagos',
  navPricing: 'Precios',
  navCoupons: 'Cupones',
  navPages: 'Páginas',
  navJobs: 'Tareas',
  navTokens: 'Tokens de servicio',
  navAudit: 'Registro de auditoría',
  sandbox: 'Entorno de pruebas, sin dinero real',
  timesIn: 'Horas de {place}',
  isItYou: '¿Eres tú, {name}?',
  yourPassword: 'Tu contraseña',
  goodFor15: 'Después no se pide durante 15 minutos, solo en este ordenador. Queda registrado.',
  cancel: 'Cancelar',
  lockTitle: 'Una cerradura más',
  lockLeadNew: 'Detrás de esta puerta hay dinero y datos de otras personas. Son dos minutos, una sola vez.',
  lockLead: 'Detrás de esta puerta hay dinero y datos de otras personas.',
  lockPassword: 'Correcta',
  lockRecovery:
    'Para el día en que falte el teléfono. Sin teléfono ni códigos, solo un propietario puede dejarte entrar.',
  lockAsked:
    'Se pide otra vez tras 12 horas. Antes de mover dinero, cambiar un rol o exportar datos, se pide tu contraseña.',
  signedInAs: 'Sesión de {email}',
  goToConsole: 'Ir a la consola',
} satisfies Record<keyof typeof en, Text>;

export default es;
