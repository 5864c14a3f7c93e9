import { readFileSync } from 'node:fs';
import type { Config } from '#server/config.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A readable page of the REST API: the project's own docs/api.md, with the address of the machine-readable document. */
export function readApiPage(config: Config): string {
  const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(config.SITE_NAME)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body><p><a href="/api/v1/openapi.json">OpenAPI 3.1 document</a></p><pre>${escapeHtml(text)}</pre></body></html>`;
}
