import { createServer } from 'node:http';

interface Question {
  readonly q: string;
  readonly source: string;
  readonly target: string;
}

/**
 * A translation service on this machine, as the server under test asks it.
 * @param siteUrl address of the site; it listens two ports after it, as the server's settings say.
 * @param translate what it makes of a text.
 * @returns ends it.
 */
export async function startTranslationService(
  siteUrl: string,
  translate: (asked: Question) => string,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const translatedText = translate(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Question);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(siteUrl).port) + 2, 'localhost', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
