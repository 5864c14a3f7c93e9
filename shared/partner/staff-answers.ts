import * as z from 'zod/mini';

/** The people of a partner. */
export const staffAnswer = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.nullable(z.string()),
    locations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
      }),
    ),
    state: z.enum(['ended', 'active', 'invited']),
    invitedAt: z.string(),
    endedAt: z.nullable(z.string()),
    endedBy: z.nullable(z.enum(['owner', 'self'])),
    /** Whether they have set a PIN for a device that people share. */
    hasPin: z.boolean(),
    may: z.object({
      photograph: z.boolean(),
      correct: z.boolean(),
    }),
    acts: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(['in', 'out', 'undo', 'correction']),
        bags: z.number(),
        code: z.string(),
        zone: z.string(),
        note: z.nullable(z.string()),
      }),
    ),
  }),
);

/** Where a person works. */
export const workplacesAnswer = z.array(
  z.object({
    memberId: z.string(),
    ownerName: z.string(),
    locations: z.array(z.string()),
  }),
);

/** An invitation as its link shows it. */
export const invitationAnswer = z.object({
  email: z.string(),
  ownerName: z.string(),
  locations: z.array(z.string()),
  hasAccount: z.boolean(),
});
