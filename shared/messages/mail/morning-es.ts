/** Textos del correo que dice a un administrador cómo empieza su día. */
export default {
  subject: '{site} esta mañana: {day}',
  none: 'Nada te espera',
  needs: { one: '{count} cosa te espera', other: '{count} cosas te esperan' },
  lead: 'Esta mañana, {day}.',
  yours: 'Lo que te espera:',
  nothing: 'Estás al día.',
  more: { one: '{count} más', other: '{count} más' },
  notWhole: 'No se pudo consultar una parte de lo que te espera. Lo que aparece es correcto.',
  action: 'Abrir la administración',
  why: 'Recibes este correo cada mañana.',
  change: 'Cambiar mis correos',
};
