import type { Language } from '#shared/messages/text.ts';

/** What some texts speak of: not every location has coffee, or is next to a station. */
export type Fit = 'café' | 'station';

interface Words {
  readonly text: string;
  /** Where it is true; anywhere else it isn't said. */
  readonly only?: Fit;
}

type Pools = Readonly<Record<Language, readonly Words[]>>;

/** How often each number of stars is given, of ten. */
export const demoRatings = [5, 5, 5, 4, 4, 5, 3, 5, 4, 2] as const;

/** What travellers write, by stars: in each language their own words. */
const reviewWords: Readonly<Record<number, Pools>> = {
  5: {
    english: [
      { text: 'Exactly what we needed between check-out and the night train.' },
      { text: 'Dropped my suitcase in a minute and had the whole day free. The staff were lovely.' },
      { text: 'Right beside the station. The ticket was scanned and that was it.', only: 'station' },
      { text: 'Friendly people, and the bag was in a locked back room. Would use again.' },
      { text: 'They let me pick up just before closing without any fuss.' },
      { text: 'I moved the pick-up on my phone from the museum queue, and they knew it when I came.' },
      { text: 'My bag was on the counter before I had found the ticket.' },
      { text: 'Paid what the map said, to the cent.' },
    ],
    french: [
      { text: 'Valise déposée en deux minutes, après-midi libre. Accueil charmant.' },
      {
        text: 'Déjeuner plus long que prévu\u202f: j’ai décalé le retrait sur mon téléphone, et au comptoir on le savait déjà.',
      },
      { text: 'À deux pas de la gare. On montre le billet, et c’est tout.', only: 'station' },
      { text: 'Mon sac était au fond, derrière une porte fermée à clé. Rassurant.' },
      { text: 'Je suis arrivée juste avant la fermeture, et on m’a accueillie avec le sourire.' },
      { text: 'Idéal entre l’hôtel et l’avion. Je recommande.' },
      { text: 'On m’a rendu ma valise avant même que je retrouve le billet.' },
      { text: 'Le prix de la carte, pas un cent de plus.' },
    ],
    spanish: [
      { text: 'Dejé la maleta en un minuto y tuve todo el día libre. Gente encantadora.' },
      { text: 'Se alargó la comida, cambié la recogida en el teléfono y en el mostrador ya lo sabían.' },
      { text: 'Al lado de la estación. Enseñas el ticket y ya está.', only: 'station' },
      { text: 'La mochila estaba bajo llave en la trastienda. Me fui muy tranquila.' },
      { text: 'Llegué justo antes de que cerraran y no pusieron ninguna pega.' },
      { text: 'Ideal entre el hotel y el avión. Repetiré.' },
      { text: 'Me tenían la maleta preparada antes de que encontrara el ticket.' },
      { text: 'Pagué lo que decía el mapa, ni más ni menos.' },
    ],
  },
  4: {
    english: [
      { text: 'Good place, a short queue at noon.' },
      { text: 'Clean and quick. The coffee is good too.', only: 'café' },
      { text: 'Easy to find and well priced. The sign is a bit small.' },
      { text: 'All went well. Keep your ID in your pocket and not in the suitcase: they ask for it.' },
    ],
    french: [
      { text: 'Bien placé et rapide. L’enseigne est discrète, il faut regarder deux fois.' },
      { text: 'Dépôt facile, et le café est bon.', only: 'café' },
      { text: 'Un peu d’attente à midi, mais des gens aimables.' },
      { text: 'Tout s’est bien passé. Gardez la pièce d’identité sur vous, on la demande au retrait.' },
    ],
    spanish: [
      { text: 'Buen sitio y rápido. El letrero es pequeño: casi paso de largo.' },
      { text: 'Limpio y rápido, y el café está bueno.', only: 'café' },
      { text: 'Algo de cola a mediodía, pero muy amables.' },
      { text: 'Todo bien. Lleva el documento a mano, que lo piden al recoger.' },
    ],
  },
  3: {
    english: [
      { text: 'Fine, but I had to wait ten minutes for someone with the key.' },
      { text: 'It did what it should. Nobody said where to stand, so three of us queued at the wrong end.' },
      { text: 'Good idea, but it was so full that handing over a bag took a while.' },
    ],
    french: [
      { text: 'Correct, mais la personne qui avait la clé était sortie\u202f: dix minutes d’attente.' },
      { text: 'Personne ne disait où faire la queue. Pour le reste, rien à signaler.' },
      { text: 'L’idée est bonne, mais il y avait du monde et le dépôt a pris du temps.' },
    ],
    spanish: [
      { text: 'Correcto, pero hubo que esperar diez minutos a quien tenía la llave.' },
      { text: 'No se sabía dónde hacer cola. Lo demás, bien.' },
      { text: 'Buena idea, pero había mucha gente y la entrega llevó su tiempo.' },
    ],
  },
  2: {
    english: [
      { text: 'The door was locked when I came; they opened after I called.' },
      { text: 'A quarter of an hour until somebody found my bag. It was there, but my bus was gone.' },
    ],
    french: [
      { text: 'Porte fermée à mon arrivée. Il a fallu téléphoner pour qu’on m’ouvre.' },
      { text: 'Un quart d’heure pour retrouver mon sac. Il était bien là, mais mon bus était parti.' },
    ],
    spanish: [
      { text: 'Estaba cerrado cuando llegué; abrieron cuando llamé por teléfono.' },
      { text: 'Tardaron un cuarto de hora en encontrar mi maleta. Estaba allí, pero perdí el autobús.' },
    ],
  },
};

/** What locations answer: to those who were content, and to the others. */
const replyWords: Readonly<Record<'glad' | 'sorry', Readonly<Record<Language, readonly string[]>>>> = {
  glad: {
    english: ['Thank you for the kind words. Come by again.', 'Glad that the day was yours. Safe travels.'],
    french: ['Merci de ces mots aimables. À bientôt\u202f!', 'Ravis que la journée ait été à vous. Bon voyage.'],
    spanish: ['Gracias por tus palabras. ¡Hasta la próxima!', 'Nos alegra que el día fuera tuyo. Buen viaje.'],
  },
  sorry: {
    english: [
      'You are right, and we are sorry. We have talked it over with everybody at the counter.',
      'Sorry for the trouble. It should have gone faster.',
    ],
    french: [
      'Vous avez raison, et nous en sommes désolés. Nous en avons parlé avec toute l’équipe.',
      'Toutes nos excuses. Cela aurait dû aller plus vite.',
    ],
    spanish: [
      'Tienes razón y lo sentimos. Ya lo hemos hablado con todo el equipo.',
      'Perdona las molestias. Tenía que haber ido más rápido.',
    ],
  },
};

/** What there is of a list, one after the other, from a place on. */
function turns<Each>(from: readonly Each[], start: number) {
  let next = start;
  return (): Each => {
    const each = from[next % from.length];
    if (each === undefined) throw new RangeError('Nothing to say');
    next += 1;
    return each;
  };
}

/**
 * What is written about one location: no text twice before all others of its kind were used, and none that isn't true
 * of it.
 * @param index of the location, so that neighbours begin with other words.
 */
export function wordsOfLocation(index: number, fits: readonly Fit[]) {
  const started = new Map<string, () => string>();
  const take = (kind: string, texts: () => readonly string[]): string => {
    const next = started.get(kind) ?? turns(texts(), index);
    started.set(kind, next);
    return next();
  };
  const saying = (rating: number, language: Language): readonly string[] =>
    (reviewWords[rating]?.[language] ?? [])
      .filter(({ only }) => only === undefined || fits.includes(only))
      .map(({ text }) => text);
  return {
    review: (rating: number, language: Language) => take(`${rating} ${language}`, () => saying(rating, language)),
    reply: (rating: number, language: Language) => {
      const mood = rating > 3 ? 'glad' : 'sorry';
      return take(`${mood} ${language}`, () => replyWords[mood][language]);
    },
  };
}
