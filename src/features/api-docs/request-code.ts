import type { CodeLanguage } from '#web/ui/code/highlight.ts';
import type { Call } from './reference.ts';

export const samples = [
  { id: 'curl', label: 'curl', language: 'shell' },
  { id: 'javascript', label: 'JavaScript', language: 'javascript' },
  { id: 'typescript', label: 'TypeScript', language: 'javascript' },
  { id: 'python', label: 'Python', language: 'python' },
] as const satisfies readonly { id: string; label: string; language: CodeLanguage }[];

export type SampleId = (typeof samples)[number]['id'];

export interface RequestParts {
  readonly method: string;
  readonly url: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  /** Of a good answer, as TypeScript writes it. */
  readonly answerType: Call['example']['answerType'];
}

const KEY = '5f0c-2c1e';

/** What a call's example sends, where `base` is the address of the API. */
export function partsOf(base: string, { method, access, example }: Call): RequestParts {
  const session = access === 'anyone' ? [] : (['access-token', 'client', 'uid'] as const);
  return {
    method,
    url: `${base}${example.address}`,
    query: example.query,
    headers: [
      ...session.map((name) => [name, `$${name.replace('-', '_').toUpperCase()}`] as const),
      ...(method === 'GET' ? [] : [['Idempotency-Key', KEY] as const]),
      ...(example.body === null ? [] : [['Content-Type', 'application/json'] as const]),
    ],
    body: example.body,
    answerType: example.answerType,
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function curl({ method, url, query, headers, body }: RequestParts): string {
  const verb = method === 'GET' || (method === 'POST' && body !== null) ? '' : `-X ${method} `;
  return [
    `curl ${query.length > 0 && method === 'GET' ? '-G ' : verb}${method === 'GET' ? url : withQuery(url, query)}`,
    ...(method === 'GET' ? query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : []),
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === null ? [] : [`-d ${quoted(indented(body, '  '))}`]),
  ].join(' \\\n  ');
}

const withQuery = (url: string, query: RequestParts['query']): string =>
  query.length === 0 ? url : `${url}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;

const isSecret = (value: string): boolean => value.startsWith('$');
const variable = (value: string): string => value.slice(1).toLowerCase();

function javascript({ method, url, query, headers, body }: RequestParts, type = ''): string {
  const address =
    query.length === 0
      ? JSON.stringify(url)
      : `${JSON.stringify(`${url}?`)} + new URLSearchParams({\n${query
          .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
          .join('\n')}\n})`;
  const camel = (value: string) => variable(value).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '  headers: {',
          ...headers.map(
            ([name, value]) =>
              `    ${JSON.stringify(name)}: ${isSecret(value) ? camel(value) : JSON.stringify(value)},`,
          ),
          '  },',
        ]),
    ...(body === null ? [] : [`  body: JSON.stringify(${indented(body, '  ')}),`]),
  ];
  const options = lines.length === 0 ? '' : `, {\n${lines.join('\n')}\n}`;
  return `const answer = await fetch(${address}${options});\nconst found${type} = await answer.json();`;
}

/** The same with its answer's type, of what a generator makes of our document. */
function typescript(parts: RequestParts): string {
  const { text, names } = parts.answerType;
  const base = parts.url.slice(0, parts.url.indexOf('/api/v1') + '/api/v1'.length);
  const imported =
    names.length === 0
      ? []
      : [
          `// npx swagger-typescript-api generate -p ${base}/openapi.json -n cloakroom.ts`,
          `import type { ${names.join(', ')} } from "./cloakroom";\n\n`,
        ];
  return `${imported.join('\n')}${javascript(parts, `: ${text}`)}`;
}

/** JSON's words in Python's, but not within texts. */
const pythonLiteral = (json: string): string =>
  json.replace(/"(?:\\.|[^"\\])*"|\b(true|false|null)\b/g, (found, word?: string) =>
    word === undefined ? found : word === 'null' ? 'None' : word === 'true' ? 'True' : 'False',
  );

function python({ method, url, query, headers, body }: RequestParts): string {
  const dictionary = (pairs: RequestParts['query']) =>
    pairs
      .map(
        ([name, value]) =>
          `        ${JSON.stringify(name)}: ${isSecret(value) ? variable(value) : JSON.stringify(value)},`,
      )
      .join('\n');
  const lines = [
    `    ${JSON.stringify(url)},`,
    ...(query.length === 0 ? [] : [`    params={\n${dictionary(query)}\n    },`]),
    ...(headers.length === 0
      ? []
      : [`    headers={\n${dictionary(headers.filter(([name]) => name !== 'Content-Type'))}\n    },`]),
    ...(body === null ? [] : [`    json=${pythonLiteral(indented(body, '    '))},`]),
  ];
  return `import requests\n\nanswer = requests.${method.toLowerCase()}(\n${lines.join('\n')}\n)\nfound = answer.json()`;
}

const writers: Readonly<Record<SampleId, (parts: RequestParts) => string>> = { curl, javascript, typescript, python };

/** A request as a program writes it. */
export const requestCode = (parts: RequestParts, sample: SampleId): string => writers[sample](parts);
