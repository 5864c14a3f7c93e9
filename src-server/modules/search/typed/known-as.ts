import type { Locale } from '#shared/messages/text.ts';

/** What GeoNames' cities are called in English, French and Spanish, where that differs; the keys name the country. */
const known = new Map(
  `
Amsterdam, NL: Amsterdam | Amsterdam | Ámsterdam
Athens, GR: Athens | Athènes | Atenas
Barcelona, ES: Barcelona | Barcelone | Barcelona
Beijing, CN: Beijing | Pékin | Pekín
Berlin, DE: Berlin | Berlin | Berlín
Brussels, BE: Brussels | Bruxelles | Bruselas
Bucharest, RO: Bucharest | Bucarest | Bucarest
Cairo, EG: Cairo | Le Caire | El Cairo
Cancún, MX: Cancun | Cancún | Cancún
Cape Town, ZA: Cape Town | Le Cap | Ciudad del Cabo
Chennai, IN: Chennai | Madras | Chennai
Copenhagen, DK: Copenhagen | Copenhague | Copenhague
Dubai, AE: Dubai | Dubaï | Dubái
Dublin, IE: Dublin | Dublin | Dublín
Edinburgh, GB: Edinburgh | Édimbourg | Edimburgo
Florence, IT: Florence | Florence | Florencia
Frankfurt am Main, DE: Frankfurt | Francfort | Fráncfort
Genève, CH: Geneva | Genève | Ginebra
Guangzhou, CN: Guangzhou | Canton | Cantón
Hanoi, VN: Hanoi | Hanoï | Hanói
Ho Chi Minh City, VN: Ho Chi Minh City | Hô-Chi-Minh-Ville | Ciudad Ho Chi Minh
Hạ Long, VN: Ha Long | Ha Long | Ha Long
Irákleion, GR: Heraklion | Héraklion | Heraclión
Istanbul, TR: Istanbul | Istanbul | Estambul
Jakarta, ID: Jakarta | Jakarta | Yakarta
Jerusalem, IL: Jerusalem | Jérusalem | Jerusalén
Johannesburg, ZA: Johannesburg | Johannesbourg | Johannesburgo
Kolkata, IN: Kolkata | Calcutta | Calcuta
Kraków, PL: Krakow | Cracovie | Cracovia
Kyoto, JP: Kyoto | Kyoto | Kioto
Köln, DE: Cologne | Cologne | Colonia
Lisbon, PT: Lisbon | Lisbonne | Lisboa
London, GB: London | Londres | Londres
Macau, MO: Macau | Macao | Macao
Marrakesh, MA: Marrakesh | Marrakech | Marrakech
Mecca, SA: Mecca | La Mecque | La Meca
Medina, SA: Medina | Médine | Medina
Mexico City, MX: Mexico City | Mexico | Ciudad de México
Milan, IT: Milan | Milan | Milán
Moscow, RU: Moscow | Moscou | Moscú
Mumbai, IN: Mumbai | Bombay | Bombay
Munich, DE: Munich | Munich | Múnich
Naples, IT: Naples | Naples | Nápoles
Nice, FR: Nice | Nice | Niza
Paris, FR: Paris | Paris | París
Prague, CZ: Prague | Prague | Praga
Rio de Janeiro, BR: Rio de Janeiro | Rio de Janeiro | Río de Janeiro
Riyadh, SA: Riyadh | Riyad | Riad
Rome, IT: Rome | Rome | Roma
Ródos, GR: Rhodes | Rhodes | Rodas
Saint Petersburg, RU: Saint Petersburg | Saint-Pétersbourg | San Petersburgo
Seoul, KR: Seoul | Séoul | Seúl
Sevilla, ES: Seville | Séville | Sevilla
Shanghai, CN: Shanghai | Shanghai | Shanghái
Singapore, SG: Singapore | Singapour | Singapur
Stockholm, SE: Stockholm | Stockholm | Estocolmo
Sydney, AU: Sydney | Sydney | Sídney
Taipei, TW: Taipei | Taipei | Taipéi
Tokyo, JP: Tokyo | Tokyo | Tokio
Valencia, ES: Valencia | Valence | Valencia
Venice, IT: Venice | Venise | Venecia
Vienna, AT: Vienna | Vienne | Viena
Warsaw, PL: Warsaw | Varsovie | Varsovia
Washington, D.C., US: Washington | Washington | Washington
Zürich, CH: Zurich | Zurich | Zúrich
`
    .trim()
    .split('\n')
    .map((line) => {
      const [city = '', names = ''] = line.split(': ');
      const [en = '', fr = '', es = ''] = names.split(' | ');
      return [city, { en, fr, es }] as const;
    }),
);

/** The name of a city of the gazetteer in a language; a city that is called the same everywhere keeps its own. */
export const knownAs = (locale: Locale, name: string, country: string): string =>
  known.get(`${name}, ${country}`)?.[locale] ?? name;
