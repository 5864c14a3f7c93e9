import { describe, expect, it } from 'vitest';
import { findAnswers, foundPieces, markedHtml } from './find-answers.ts';

const questions = [
  { question: 'When does a refund arrive?', answer: '5 to 10 days after it was sent.' },
  { question: 'What if I am late for the pick-up?', answer: 'Your bags stay safe.' },
  { question: 'Can I come after closing time?', answer: 'No.' },
  { question: 'Do I need an account?', answer: 'No. A translated plate.' },
];
const found = (search: string) => findAnswers(questions, search, 'en').map(({ question }) => question);

it('finds by the words themselves first, then by those that mean the same', () => {
  expect(found('late')).toEqual([
    'What if I am late for the pick-up?',
    'Can I come after closing time?',
    'When does a refund arrive?',
  ]);
  expect(found('suitcase safe')).toEqual(['What if I am late for the pick-up?']);
});

it.each([
  [
    'the title that says no more than what was searched',
    'cancel',
    ['Can I cancel?', 'Can I cancel after I dropped off?', 'Charged?'],
  ],
  ['a whole word before the beginning of one', 'price', ['A price', 'All prices']],
  [
    'the word itself in a title before one that means the same',
    'refund',
    ['A refund', 'When is it paid back?', 'Other'],
  ],
] as const)('puts first %s', (_, search, expected) => {
  const items = [
    { question: 'All prices', answer: '' },
    { question: 'A price', answer: '' },
    { question: 'Charged?', answer: 'If you cancel, nothing is.' },
    { question: 'Can I cancel after I dropped off?', answer: 'Yes.' },
    { question: 'Can I cancel?', answer: 'Before the stay.' },
    { question: 'Other', answer: 'About a refund' },
    { question: 'When is it paid back?', answer: '' },
    { question: 'A refund', answer: '' },
  ];
  expect(findAnswers(items, search, 'en').map(({ question }) => question)).toEqual(expected);
});

it('forgives accents and capitals, and finds nothing where nothing is', () => {
  expect(findAnswers([{ question: 'Où ?', answer: 'Ça coûte' }], 'COUT', 'fr')).toHaveLength(1);
  expect(found('elephant')).toEqual([]);
  expect(found('  ')).toHaveLength(4);
});

describe('what a search finds in a text', () => {
  it.each([
    ['Can I come back later?', 'late', 'en', ['Can I come back ', 'later', '?']],
    ['What if I return after closing?', 'late', 'en', ['What if I return ', 'after', ' closing?']],
    ['Et après la fermeture ?', 'apres', 'fr', ['Et ', 'après', ' la fermeture ?']],
    ['Translate this', 'late', 'en', ['Translate this']],
    ['Late', '', 'en', ['Late']],
  ] as const)('%s, by "%s"', (text, search, locale, pieces) => {
    expect(foundPieces(text, search, locale)).toEqual(pieces);
  });

  it('is marked between the tags of HTML, never within them', () => {
    const html = '<p>Late <a href="/late">&amp; later</a></p>';
    expect(markedHtml(html, 'late amp href', 'en')).toBe(
      '<p><mark>Late</mark> <a href="/late">&amp; <mark>later</mark></a></p>',
    );
  });
});
