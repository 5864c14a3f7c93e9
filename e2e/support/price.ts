import type { Locator } from '@playwright/test';

/** "−US$2.59" in cents; null for what is no amount ('Free'). */
function centsOf(text: string): number | null {
  const digits = /\d[\d,]*\.\d\d/.exec(text)?.[0];
  if (digits === undefined) return null;
  return (/[-−]/.test(text) ? -1 : 1) * Number(digits.replace(/[,.]/g, ''));
}

/** A receipt's lines in cents by the first words of their labels. */
export async function linesOf(receipt: Locator): Promise<Readonly<Record<string, number>>> {
  const rows = await receipt.locator('dl > div').evaluateAll((divs) =>
    divs.map((row) => {
      const label = row.querySelector('dt')?.innerText.split('\n')[0] ?? '';
      return [label.split(',')[0] ?? '', row.querySelector('dd')?.innerText ?? ''] as const;
    }),
  );
  return Object.fromEntries(
    rows.flatMap(([label, amount]) => {
      const cents = centsOf(amount);
      return cents === null ? [] : [[label, cents] as const];
    }),
  );
}
