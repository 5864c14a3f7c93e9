import type { TermsSection } from './terms-section.ts';

export const terms: readonly TermsSection[] = [
  {
    title: 'Generalidades',
    paragraphs: [
      'Estos términos del 25 de julio de 2018 se aplican a toda reserva de consigna hecha en este sitio. Al completar una reserva los aceptas.',
      'Somos un mercado en línea. La consigna la prestan locales independientes: tiendas, hoteles y otros. Nosotros organizamos la reserva, cobramos el pago y ponemos el seguro.',
    ],
  },
  {
    title: 'Usuarios',
    paragraphs: [
      'Debes tener 18 años o más para usar el servicio.',
      'Los datos que das deben ser verdaderos. Guarda para ti la clave de tu pedido: quien la tenga puede abrirlo.',
      'Si incumples estos términos te avisamos, y tienes 48 horas para corregirlo antes de que cerremos tu cuenta o cancelemos tus reservas.',
    ],
  },
  {
    title: 'Consigna',
    paragraphs: [
      'La misma persona entrega y recoge, y muestra su identificación ambas veces.',
      'No se aceptan bultos de más de 30 kg ni con alguna dimensión de más de 2,5 m. Tampoco armas, drogas, animales, alimentos perecederos ni nada ilegal o peligroso.',
      'Un local puede rechazar bultos que no cumplan estas reglas. Las maletas se guardan desde la entrega hasta la recogida, dentro del horario del local.',
    ],
  },
  {
    title: 'Sitio web',
    paragraphs: [
      'Mantenemos el sitio disponible lo mejor que podemos, pero no podemos prometer que esté siempre libre de interrupciones o errores.',
      'No puedes copiar los contenidos del sitio por medios automáticos ni usarlo de forma que moleste a otros.',
    ],
  },
  {
    title: 'Comentarios',
    paragraphs: [
      'Las reseñas las escriben personas que guardaron sus maletas. Deben ser sinceras y sin insultos, publicidad ni datos personales de otros. Podemos retirar las que no lo sean.',
    ],
  },
  {
    title: 'Precios',
    paragraphs: [
      'El precio que se muestra antes de pagar es el precio completo: consigna, tarifa del local e impuestos. El seguro está incluido.',
      'La consigna se cobra por horas hasta la tarifa diaria. A partir de medianoche se aplica una tarifa nocturna fija por maleta, y otra vez por cada 24 horas adicionales.',
      'Un cambio de la reserva se vuelve a calcular; pagas la diferencia o te la devolvemos.',
    ],
  },
  {
    title: 'Cancelación',
    paragraphs: [
      'Puedes cancelar antes de la entrega con la devolución completa a la tarjeta con la que pagaste. Después de la entrega no se devuelve nada.',
      'Si un local cambia su horario de modo que tu reserva ya no encaja, puedes cambiarla o cancelarla sin coste.',
    ],
  },
  {
    title: 'Atención',
    paragraphs: [
      'Las reclamaciones se responden en 2 días hábiles. Escríbenos con el código de tu pedido.',
      'Los daños o pérdidas deben comunicarse en el mostrador al recoger, o a nosotros en las 24 horas siguientes.',
    ],
  },
  {
    title: 'Ley aplicable',
    paragraphs: [
      'Estos términos se rigen por la ley de Ontario, Canadá, y las leyes federales canadienses aplicables allí.',
    ],
  },
  {
    title: 'Responsabilidad',
    paragraphs: [
      'Tus bultos están asegurados hasta $1,200 por bulto y $2,500 por pedido, desde la entrega hasta la recogida. El dinero, las joyas, los documentos y otros objetos de valor no deben guardarse y no están asegurados.',
      'Más allá del seguro, y hasta donde la ley lo permita, ni nosotros ni el local respondemos de pérdidas o daños que no se causaran a propósito o por negligencia grave.',
    ],
  },
  {
    title: 'Propiedad intelectual',
    paragraphs: [
      'El nombre, el logotipo, los textos, los dibujos y el software de este sitio nos pertenecen, o a nuestros licenciantes, y no pueden usarse sin permiso.',
    ],
  },
];
