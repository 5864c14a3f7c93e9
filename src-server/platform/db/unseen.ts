/**
 * A parameter that the planner does not look at. A statement is planned once only where a plan for any values seems no
 * worse than one for the values at hand; where lengths of lists and ends of ranges make it seem so, PostgreSQL plans it
 * for every call, which can take several times what the statement itself does. See docs/decisions/database.md.
 */
export const unseen = (number: number, type: string): string => `(select $${number}::${type})`;
