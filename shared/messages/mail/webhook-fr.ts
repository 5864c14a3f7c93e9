import type en from './webhook-en.ts';

const fr: Record<keyof typeof en, string> = {
  subject: 'Votre webhook ne répond plus depuis trois jours',
  greeting: 'Bonjour {name},',
  text: 'Ces trois derniers jours, nous n’avons pu remettre aucun événement à {host}.',
  stays:
    'Nous continuons d’essayer pour tout ce qui arrive désormais. Ce qui a été abandonné peut être renvoyé pendant 30 jours, dès que votre serveur l’accepte.',
  goneSubject: 'Votre webhook est désactivé',
  goneText: '{host} a répondu qu’il n’existe plus (410) : nous ne lui envoyons plus d’événements.',
  goneStays:
    'Enregistrez de nouveau son adresse ou envoyez-lui un test pour le réactiver. Ce qui a été abandonné peut être renvoyé pendant 30 jours.',
  action: 'Voir ses réponses',
  footer: 'Vous ne recevez ce courriel qu’une fois, car un webhook est configuré dans votre compte {siteName}.',
};

export default fr;
