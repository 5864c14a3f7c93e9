import { isNamedInTitle, needTitle } from '#shared/admin/need-title.ts';
import { queueWords } from '#shared/admin/queue-words.ts';
import homeEn from '#shared/messages/adminHome/en.ts';
import homeEs from '#shared/messages/adminHome/es.ts';
import homeFr from '#shared/messages/adminHome/fr.ts';
import jobsEn from '#shared/messages/adminJobs/en.ts';
import jobsEs from '#shared/messages/adminJobs/es.ts';
import jobsFr from '#shared/messages/adminJobs/fr.ts';
import type { TextKey } from '#shared/messages/areas.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Need } from '#server/platform/needs/need.ts';

const home = { en: homeEn, fr: homeFr, es: homeEs };
const jobs = { en: jobsEn, fr: jobsFr, es: jobsEs };

/** A text of the home of administration. */
export const homeText = (locale: Locale, key: TextKey<'adminHome'>, params: TextParams = {}): string =>
  fill(home[locale][key], params, locale);

/** Where an administrator chooses their mails. */
export const settingsLink = ({ config }: Pick<Deps, 'config'>): string => `${config.siteUrl}/admin#mails`;

/** What needs a person as mails say it: a line that leads to where it is seen to, and whom or what it is about. */
export const needLines = ({ config }: Pick<Deps, 'config'>, needs: readonly Need[], locale: Locale) =>
  needs.map((need) => ({
    title: needTitle(
      need,
      (key, params) => homeText(locale, key, params),
      locale,
      (name) => queueWords(name, (key) => fill(jobs[locale][key], {}, locale)),
    ),
    about: [isNamedInTitle(need.kind) ? '' : (need.name ?? ''), need.code ?? '']
      .filter((each) => each !== '')
      .join(', '),
    link: `${config.siteUrl}${need.to}`,
    isUrgent: need.isUrgent === true,
  }));
