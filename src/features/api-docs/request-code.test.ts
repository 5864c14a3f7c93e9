import { expect, it } from 'vitest';
import { requestCode } from './request-code.ts';

const write = {
  method: 'PATCH',
  url: 'https://cloakroom.example/api/v1/bookings/1/cancel',
  query: [],
  headers: [
    ['access-token', '$ACCESS_TOKEN'],
    ['Idempotency-Key', 'k'],
  ],
  answerType: { text: 'Booking', names: ['Booking'] },
  body: '{\n  "reason": "It\'s null",\n  "sure": true\n}',
} as const;
const read = {
  method: 'GET',
  url: 'https://cloakroom.example/api/v1/listings',
  query: [['luggage_count', '2']],
  headers: [],
  answerType: { text: '{ listings: Array<Marker> }', names: ['Marker'] },
  body: null,
} as const;

it('is a command that a shell takes', () => {
  expect(requestCode(write, 'curl')).toBe(
    `curl -X PATCH https://cloakroom.example/api/v1/bookings/1/cancel \\
  -H "access-token: $ACCESS_TOKEN" \\
  -H "Idempotency-Key: k" \\
  -d '{
    "reason": "It'\\''s null",
    "sure": true
  }'`,
  );
  expect(requestCode(read, 'curl')).toBe(
    "curl -G https://cloakroom.example/api/v1/listings \\\n  --data-urlencode 'luggage_count=2'",
  );
});

it('is JavaScript and Python with their own words', () => {
  expect(requestCode(write, 'javascript')).toContain('"access-token": accessToken,');
  expect(requestCode(write, 'python')).toContain('"reason": "It\'s null",\n      "sure": True');
  expect(requestCode(read, 'javascript')).toContain('new URLSearchParams({\n  "luggage_count": "2",\n})');
});

it('is TypeScript with the type of its answer', () => {
  const lines = requestCode(read, 'typescript').split('\n');
  expect(lines[0]).toBe(
    '// npx swagger-typescript-api generate -p https://cloakroom.example/api/v1/openapi.json -n cloakroom.ts',
  );
  expect(lines[1]).toBe('import type { Marker } from "./cloakroom";');
  expect(lines.at(-1)).toBe('const found: { listings: Array<Marker> } = await answer.json();');
});
