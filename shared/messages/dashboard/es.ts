import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  closeEarly: 'Cerrar antes hoy',
  closedToday: 'Hoy cerrado',
  closeEarlyTitle: 'Cerrar antes hoy',
  closedTodayTitle: 'Hoy cerrado',
  closeEarlyText: 'Nadie puede reservar las horas que desaparecen. Se deshace en los horarios de festivos.',
  closeWhen: 'Cerrar',
  closeNow: 'Ahora, {time}',
  closeAllDay: 'Todo el día',
  closeApplyNow: 'Cerrar ahora',
  closeApplyAt: 'Cerrar a las {time}',
  closedSaved: 'Hoy cierras a partir de las {time}',
  closedDaySaved: 'Hoy estás cerrado',
  closeUndo: 'Deshacer en los festivos',
  stillToday: { one: '{count} recogida más hoy', other: '{count} recogidas más hoy' },
  doorHoursEvery: 'Abierto todos los días',
  doorHoursRange: 'Abierto de {from} a {to}',
  doorForgotten: '{name} aún no está fijado',
  travellersSee: 'Como lo ven los viajeros',
  travellersSeeWhen: '{day}, de {from} a {to}',
  bookOff: 'Reservar este local',
  thisWeek: 'Esta semana',
  bookings: 'Reservas',
  bags: 'Bultos',
  yourShare: 'Tu parte',
} as const satisfies Record<keyof typeof en, Text>;

export default es;
