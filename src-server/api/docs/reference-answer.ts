import { z } from 'zod';

const field = z.object({
  /** As it is written: `user.email`, `dates[drop_off_date]`, `toCreate[].day`. */
  name: z.string(),
  kind: z.enum([
    'number',
    'boolean',
    'object',
    'uuid',
    'file',
    'integer',
    'text',
    'timestamp',
    'list',
    'choice',
    'amount',
  ]),
  from: z.nullable(z.number()),
  choices: z.array(z.string()),
  text: z.string(),
  isRequired: z.boolean(),
});

/** Every documented call of the REST API. */
export const referenceAnswer = z.object({
  base: z.string(),
  groups: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      calls: z.array(
        z.object({
          id: z.string(),
          method: z.string(),
          path: z.string(),
          title: z.string(),
          text: z.string(),
          access: z.enum(['partner', 'anyone', 'session']),
          wrapper: z.nullable(z.string()),
          addressFields: z.array(field),
          bodyFields: z.array(field),
          answers: z.array(
            z.object({
              status: z.string(),
              text: z.string(),
            }),
          ),
          example: z.object({
            address: z.string(),
            query: z.array(z.tuple([z.string(), z.string()])),
            body: z.nullable(z.string()),
            status: z.string(),
            answerType: z.object({
              text: z.string(),
              names: z.array(z.string()),
            }),
            answer: z.string(),
            refused: z.array(
              z.object({
                status: z.string(),
                text: z.string(),
              }),
            ),
          }),
        }),
      ),
    }),
  ),
});
