/** Por qué se devuelve dinero, para el viajero, y por qué se retira una parte, para el socio. */
const es = {
  shopClosed: '{location} no pudo recibir tu equipaje. Lo sentimos.',
  shopLate: '{location} abrió tarde. Lo sentimos.',
  bagDamaged: 'Algo le pasó a tu equipaje en {location}. Lo sentimos.',
  travellerAsked: 'Nos lo pediste.',
  twice: 'La misma estancia se pagó dos veces.',
  goodwill: 'Tu estancia en {location} no fue como debía. Lo sentimos.',
  shopClosedPartner: 'No se pudo recibir el equipaje',
  shopLatePartner: 'El local abrió tarde',
  bagDamagedPartner: 'Se dañó un equipaje',
  travellerAskedPartner: 'El viajero pidió su dinero',
  twicePartner: 'La misma estancia se pagó dos veces',
  goodwillPartner: 'Reembolsado al viajero',
} as const;

export default es;
