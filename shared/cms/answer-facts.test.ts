import { describe, expect, it } from 'vitest';
import { factPieces, fillFacts, missingFacts } from './answer-facts.ts';

it('fills what is known, and names what is missing', () => {
  const { text, missing } = fillFacts('Hello {firstName}, your code is {code}.', { firstName: 'Lena' });
  expect(text).toBe('Hello Lena, your code is {code}.');
  expect(missing).toEqual(['code']);
  expect(missingFacts(text)).toEqual(['code']);
  expect(missingFacts('Hello Lena.')).toEqual([]);
});

describe('an answer in pieces', () => {
  const facts = ['Lena', 'Lena Fischer', '11:00 AM', 'CLK-5QHT7M'];

  it('tells what came from the booking, the longest fact first', () => {
    expect(factPieces('Hello Lena, in the name of Lena Fischer.', facts)).toEqual([
      { text: 'Hello ', is: 'text' },
      { text: 'Lena', is: 'fact' },
      { text: ', in the name of ', is: 'text' },
      { text: 'Lena Fischer', is: 'fact' },
      { text: '.', is: 'text' },
    ]);
  });

  it('has no fact where one was typed over, or stands within another word', () => {
    expect(factPieces('At 11:30 AM, says Helena', facts)).toEqual([{ text: 'At 11:30 AM, says Helena', is: 'text' }]);
  });

  it('tells what is missing', () => {
    expect(factPieces('Show {code}', [])).toEqual([
      { text: 'Show ', is: 'text' },
      { text: '{code}', is: 'missing' },
    ]);
  });
});
