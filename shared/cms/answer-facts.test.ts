import { expect, it } from 'vitest';
import { fillFacts, missingFacts } from './answer-facts.ts';

it('fills what is known, and names what is missing', () => {
  const { text, missing } = fillFacts('Hello {firstName}, your code is {code}.', { firstName: 'Lena' });
  expect(text).toBe('Hello Lena, your code is {code}.');
  expect(missing).toEqual(['code']);
  expect(missingFacts(text)).toEqual(['code']);
  expect(missingFacts('Hello Lena.')).toEqual([]);
});
