/** What a spreadsheet would run as a formula instead of showing it; an amount below zero is none. */
const formula = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r]/;

/** One cell: a text that would run gets an apostrophe before it; quotes, commas and line ends are quoted. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file, ended as the format wants it. Numbers are written as they are. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Tells a spreadsheet that the file is UTF-8. */
export const csvMark = '\uFEFF';
