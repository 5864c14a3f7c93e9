/** Textes du courriel qui dit à un administrateur comment commence sa journée. */
export default {
  subject: '{site} ce matin : {day}',
  none: 'Rien ne vous attend',
  needs: { one: '{count} chose vous attend', other: '{count} choses vous attendent' },
  lead: 'Ce matin, {day}.',
  yours: 'Ce qui vous attend :',
  nothing: 'Vous êtes à jour.',
  more: { one: '{count} de plus', other: '{count} de plus' },
  notWhole: 'Une partie de ce qui vous attend n’a pas pu être consultée. Ce qui est indiqué est exact.',
  action: 'Ouvrir l’administration',
  why: 'Vous recevez ce courriel chaque matin.',
  change: 'Modifier mes courriels',
};
