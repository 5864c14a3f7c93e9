import pg from 'pg';

const instantOf = (text: string): Date => new Date(`${text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')}`);

/**
 * How every row comes out of PostgreSQL, whoever asks: instants as Date, days as text, counts and amounts as numbers
 * (amounts are safe integers of minor units; the database's checks and the rules keep them so).
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
rowTypes.setTypeParser(pg.types.builtins.INT8, Number);
rowTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
rowTypes.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
