import type { Deps } from '#server/deps.ts';

interface PageRow {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly page_type: string;
}

const heads = [
  ['city', 'Cities'],
  ['place', 'Stations and sights'],
  ['article', 'Articles'],
  ['page', 'About the service'],
] as const;

/** `/llms.txt`: what the site is and its pages with a sentence each, for programs that read instead of people. */
export async function llmsText({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string> {
  const pages = await db.query<PageRow>(
    `select url, title, description, page_type from cms_pages where published and language = 'en' order by url`,
  );
  const { SITE_NAME, siteUrl } = config;
  const pathOf = (url: string) => (url === '/faq' || url === '/pricing' ? `/en${url}` : url);
  const sections = heads.flatMap(([type, head]) => {
    const lines = pages
      .filter(({ page_type }) => page_type === type)
      .map(({ url, title, description }) => `- [${title}](${siteUrl}${pathOf(url)}): ${description}`);
    return lines.length === 0 ? [] : [`## ${head}\n\n${lines.join('\n')}`];
  });
  return [
    `# ${SITE_NAME}`,
    '> Luggage storage in shops and hotels, by the hour or by the day. The map shows whole prices for a stay.',
    `Every page is in English, French and Spanish: add \`?lang=fr\` or \`?lang=es\`.`,
    ...sections,
    `## For programs\n\n- [The API](${siteUrl}/api/docs): REST with an OpenAPI document at ${siteUrl}/api/v1/openapi.json\n- [The map](${siteUrl}/map): locations with prices for a stay`,
    '',
  ].join('\n\n');
}
