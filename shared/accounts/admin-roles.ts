/** What administrators do: `owner` everything, the others one part of the work each. */
export const adminRoles = ['owner', 'support', 'finance', 'content'] as const;
export type AdminRole = (typeof adminRoles)[number];
