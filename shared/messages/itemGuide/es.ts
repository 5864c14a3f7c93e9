import type en from './en.ts';

const es: Record<keyof typeof en, string> = {
  title: 'Qué cuenta como un bulto',
  lead: 'Todo lo que entregas en una sola pieza es un bulto, sea cual sea su tamaño.',
  suitcase: 'Maleta o mochila',
  suitcaseText: 'Un bulto cada una, de la de cabina al baúl.',
  small: 'Bolso o bolsa de compras',
  smallText: 'Un bulto, salvo que vaya dentro de otro o atado a él.',
  stroller: 'Carrito, esquís, guitarra',
  strollerText: 'Un bulto cada uno, con funda o sin ella.',
  bike: 'Bicicleta',
  bikeText:
    'Una maleta. Pregunta por «Mensajes» en tu reserva si hay sitio; hasta la entrega puedes cancelar y te devolvemos todo.',
  limits: 'Tamaño y peso',
  limitsText: 'Hasta 30 kg, y ningún lado de más de 2.5 m.',
  insured: 'Asegurado hasta $1,200 por bulto y $2,500 por pedido.',
  more: 'Más preguntas sobre los bultos',
  searched: 'bultos',
};

export default es;
