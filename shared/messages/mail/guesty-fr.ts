import type en from './guesty-en.ts';

const fr: Record<keyof typeof en, string> = {
  subject: 'Une place pour vos bagages près de {rental}',
  subjectPlain: 'Une place pour vos bagages',
  greeting: 'Bonjour {name},',
  greetingPlain: 'Bonjour,',
  text: 'Vous arrivez avant l’heure d’entrée le {date}, ou repartez tard ? Laissez vos bagages chez {location}.',
  textPlain: 'Vous arrivez avant l’heure d’entrée, ou repartez tard ? Laissez vos bagages chez {location}.',
  facts: 'À partir de {price} l’heure.',
  factsWalk: 'À {minutes} min à pied, à partir de {price} l’heure.',
  action: 'Réserver une consigne',
  footer: '{sender} vous écrit une seule fois pour votre séjour, par {siteName}.',
};

export default fr;
