import * as z from 'zod/mini';

/** An amount as it travels: whole minor units, below zero for what goes back, and a currency. */
export const amountSchema = z.object({ minor: z.int(), currency: z.string() });
