/** As long as one message may be. */
export const messageMax = 1000;

/** After so many minutes without an answer a traveller is offered a call, and then administration is informed. */
export const patienceMinutes = { call: 5, administration: 10 } as const;

/** As long as a question before booking may be, and how many of them a person may ask in 24 hours. */
export const questionMax = 300;
export const questionsADay = 3;

/** How long an order's messages stay open after the pick-up, in days. */
export const messageDays = 7;

/** A row of 13 to 19 digits, with what people put between them. */
const ROW = /(?<!\d)\d(?:[\s.\p{Pd}]{0,3}\d){12,18}(?!\d)/gu;

/** The check that the last digit of a card's number is for (ISO/IEC 7812). */
function isCheckedByLast(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((before, digit, place) => {
    const counted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return before + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Whether a text holds the number of a card, however its digits are written and grouped. */
export const holdsCardNumber = (text: string): boolean =>
  (text.normalize('NFKC').match(ROW) ?? []).some((row) => isCheckedByLast(row.replaceAll(/\D/g, '')));
