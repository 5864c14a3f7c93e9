import { z } from 'zod';

/** Shapes that many calls share. Texts of optional fields may be left out, or be `null`, which is the same. */

export const optionalText = z.string().optional();

export const idParams = z.object({ id: z.string() });

export const amount = z.string().meta({ description: 'Decimal text with the currency, such as "12.50 CAD"' });

/** An instant as a call takes it. */
export const moment = z
  .string()
  .meta({ description: 'A time with its offset, in whole minutes, such as 2026-11-21T10:00-05:00' });

export const optionalMoment = moment.optional();

export const pageNumber = z.int().min(1).max(10_000).default(1);

export const pagination = z
  .object({
    current_page: z.int(),
    total_pages: z.int(),
    total_count: z.int(),
    prev_page: z.int().nullable(),
    next_page: z.int().nullable(),
  })
  .meta({ id: 'Pagination' });

interface Page {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

/** Where a page stands among the others; beyond the last one the page before is the last. */
export function paginationToRest({ currentPage, totalPages, totalCount }: Page): z.output<typeof pagination> {
  const before = Math.min(currentPage - 1, totalPages);
  return {
    current_page: currentPage,
    total_pages: totalPages,
    total_count: totalCount,
    prev_page: before >= 1 ? before : null,
    next_page: currentPage < totalPages ? currentPage + 1 : null,
  };
}

export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });
