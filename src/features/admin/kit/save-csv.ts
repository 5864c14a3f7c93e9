import { csvLine, csvMark } from '#shared/partner/csv.ts';

/** Saves rows as a CSV file, the first one being the names of the columns. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const file = new Blob([csvMark, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
