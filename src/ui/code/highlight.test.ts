import { expect, it } from 'vitest';
import { type CodeLanguage, highlight } from './highlight.ts';

const codes: readonly (readonly [CodeLanguage, string])[] = [
  ['json', '{ "bags_number": 2,\n  "code": "A \\"b\\"",\n  "listing": null }'],
  ['shell', 'curl https://cloakroom.example \\\n  -H "Idempotency-Key: 5f0c" \\\n  -d \'{ "bags_number": 2 }\''],
  ['javascript', 'const answer = await fetch("/a", {\n  method: "POST", // twice\n});'],
  ['python', 'import requests\nrequests.get("/a")  # once'],
  ['html', '<!-- here -->\n<script async src="https://cloakroom.example/widget.js"></script>'],
  ['http', 'POST https://hotel.example\nwebhook-id: evt_1\n\n{ "id": 1 }'],
  ['text', 'GET "nothing"\n'],
];

it.each(codes)('keeps every letter and line of %s', (language, code) => {
  const lines = highlight(code, language);
  expect(lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n')).toBe(code);
});

it('tells a name from a text and a number', () => {
  const [line = []] = highlight('"bags_number": 2, "code": "W10"', 'json');
  const kinds = line.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => [kind, text]);
  expect(kinds).toEqual([
    ['key', '"bags_number"'],
    ['number', '2'],
    ['key', '"code"'],
    ['text', '"W10"'],
  ]);
});
