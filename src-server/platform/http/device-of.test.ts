import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPad',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Microsoft Edge',
    'macOS',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux', 'desktop'],
])('a browser is named with what it runs on', (userAgent, program, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ program, system, kind });
});

it('a program that is no browser is named by its first word, and one that says nothing not at all', () => {
  expect(deviceOf('python-requests/2.31.0')).toEqual({ program: 'python-requests', system: null, kind: 'program' });
  expect(deviceOf('<script>alert(1)</script>')).toEqual({ program: null, system: null, kind: 'program' });
  expect(deviceOf('')).toEqual({ program: null, system: null, kind: 'program' });
});
