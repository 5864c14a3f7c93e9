import { expect, it } from 'vitest';
import { plainUrl, urlProblem } from './page-url.ts';

it.each([
  ['/Toronto/', '/toronto'],
  ['/toronto?x=1#y', '/toronto'],
  ['about', '/about'],
  ['/', '/'],
])('%s is the address %s', (asked, url) => expect(plainUrl(asked)).toBe(url));

it.each([
  ['/toronto/union-station', null],
  ['/a/b/c', null],
  ['/a/b/c/d', 'format'],
  ['/Über', 'format'],
  ['/a//b', 'format'],
  ['/', 'format'],
  ['/orders/x', 'taken'],
  ['/admin', 'taken'],
  ['/admin-lock', 'taken'],
  ['/preview/x', 'taken'],
  ['/auth/google', 'taken'],
  ['/healthz', 'taken'],
  ['/share/x', 'taken'],
])('a page may stand at %s: %s', (url, problem) => expect(urlProblem(url)).toBe(problem));
