/** What a job or a mail failed by, without the name that programs give to errors. */
export const plainError = (error: string): string => error.replace(/^[A-Za-z]*(?:Error|Exception): /, '');
