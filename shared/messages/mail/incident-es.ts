/** Textos del correo que dice enseguida a un administrador lo que urge. */
export default {
  payoutFailedSubject: { one: 'Ha fallado un pago a un local', other: 'Han fallado {count} pagos a locales' },
  payoutFailedText: 'El dinero está de vuelta en el saldo. Su dueño lo espera.',
  doorShutSubject: {
    one: 'Hay equipaje detrás de una puerta cerrada',
    other: 'Hay equipaje detrás de {count} puertas cerradas',
  },
  doorShutText: 'Una persona vino a recoger su equipaje y avisa de que la puerta está cerrada. Se ha avisado al local.',
  answerSubject: { one: 'Un viajero espera respuesta', other: '{count} viajeros esperan respuesta' },
  answerText:
    'El local no responde a un mensaje desde hace diez minutos. El viajero lee que nuestro equipo está avisado.',
  checkSubject: { one: 'Una comprobación encontró un fallo', other: '{count} comprobaciones encontraron fallos' },
  checkText: 'La comprobación de cada hora encontró algo que no cuadra.',
  jobsFailedSubject: { one: 'Hay tareas que fallan', other: 'Fallan tareas de {count} tipos' },
  jobsFailedText: 'Se intentaron hasta la última vez y ahora te esperan.',
  since: 'desde el {since}',
  action: 'Ocuparme',
  footer: 'Un correo por incidente, y como mucho uno por hora de cada tipo.',
  change: 'Cambiar mis correos',
};
