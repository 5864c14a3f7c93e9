import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const lineOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { SECURITY_CONTACT: 'https://cloakroom.example/report' } });
});
afterAll(() => t.close());

it('names where to report a weakness, and an end that is ahead whenever it is read', async () => {
  const start = t.clock.now();
  for (const days of [0, 400]) {
    t.clock.forward(days * 24 * 60);
    const answer = await t.app.inject('/.well-known/security.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(lineOf(answer.body, 'Contact')).toBe('https://cloakroom.example/report');
    expect(lineOf(answer.body, 'Canonical')).toBe('http://localhost:3000/.well-known/security.txt');
    const ahead = Date.parse(lineOf(answer.body, 'Expires') ?? '') - t.clock.now().toEpochMilli();
    expect(ahead).toBeGreaterThan(170 * 86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  }
  t.clock.set(start);
});

it('names support where nothing else is said', async () => {
  const plain = await createTestApp();
  const { body } = await plain.app.inject('/.well-known/security.txt');
  expect(lineOf(body, 'Contact')).toBe(`mailto:${plain.deps.config.SUPPORT_EMAIL}`);
  await plain.close();
});
