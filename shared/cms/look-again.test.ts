import { describe, expect, it } from 'vitest';
import { lookAgain } from './look-again.ts';

describe('a search that finds nothing as it was typed', () => {
  const items = [
    { question: 'What can I store?', answer: 'Suitcases and bags, up to 30 kg.' },
    { question: 'How does it work?', answer: 'Find a location, and show your ticket and bags.' },
    { question: 'I lost my ticket. Can I still pick up?', answer: 'Yes, your bags are given to you.' },
    { question: 'Can I cancel?', answer: 'Yes, open your booking before it begins.' },
    { question: 'When does a refund arrive?', answer: 'In some days.' },
    { question: 'Something is damaged or missing. What now?', answer: 'Report it.' },
    { question: 'Can I change my booking?', answer: 'Yes.' },
  ];
  const first = (search: string) => lookAgain(items, search, 'en').found[0]?.question;

  it.each([
    ['refnd', 'When does a refund arrive?'],
    ['cancle', 'Can I cancel?'],
    ['cancle my bokking', 'Can I cancel?'],
    ['how heavy can a bag be', 'What can I store?'],
    ['suitcase missing', 'Something is damaged or missing. What now?'],
    ['I have lost the tikcet', 'I lost my ticket. Can I still pick up?'],
  ])('%s', (search, question) => expect(first(search)).toBe(question));

  it('says by which words they were found', () => {
    expect(lookAgain(items, 'Cancle my bokking', 'en').search).toBe('cancel my booking');
  });

  it('is none of what is far from every word', () => {
    expect(first('zzzzqq')).toBeUndefined();
    expect(lookAgain(items, 'Wifi, café?', 'en').found).toEqual([]);
  });
});
