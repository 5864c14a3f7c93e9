import {
  pushDeviceAnswer,
  pushDeviceSchema,
  pushKeyAnswer,
  pushKindsSchema,
  subscribePushSchema,
} from '#shared/booking/push-schema.ts';
import { setSmsSchema, smsChoiceAnswer, smsChoiceSchema } from '#shared/booking/sms-schema.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { inputBy } from '#server/platform/trpc/input.ts';
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { deviceOf, forgetDevice, setKinds, subscribeDevice } from './devices.ts';
import { setSmsChoice, smsChoice } from '../sms/sms-choice.ts';
import { vapidKeys } from './vapid.ts';

/** Notifications on a device: of travellers, with or without an account, and of people at a counter. */
export const pushRouter = router({
  /** What a browser subscribes with. */
  key: publicProcedure.output(answerBy(pushKeyAnswer)).query(({ ctx }) => ({ key: vapidKeys(ctx.deps).publicKey })),

  subscribe: publicProcedure
    .input(inputBy(subscribePushSchema))
    .output(nothing)
    .mutation(({ ctx, input }) => subscribeDevice(ctx, input)),

  /** What is switched off on a device, which alone knows its endpoint. */
  device: publicProcedure
    .input(inputBy(pushDeviceSchema))
    .output(answerBy(pushDeviceAnswer))
    .query(({ ctx, input }) => deviceOf(ctx.deps, input.endpoint)),

  setKinds: publicProcedure
    .input(inputBy(pushKindsSchema))
    .output(answerBy(pushDeviceAnswer))
    .mutation(({ ctx, input }) => setKinds(ctx.deps, input)),

  unsubscribe: publicProcedure
    .input(inputBy(pushDeviceSchema))
    .output(nothing)
    .mutation(({ ctx, input }) => forgetDevice(ctx.deps, input.endpoint)),

  /** Whether one is texted what cannot wait. */
  sms: publicProcedure
    .input(inputBy(smsChoiceSchema))
    .output(answerBy(smsChoiceAnswer))
    .query(({ ctx, input }) => smsChoice(ctx, input.bookingId)),

  setSms: publicProcedure
    .input(inputBy(setSmsSchema))
    .output(answerBy(smsChoiceAnswer))
    .mutation(({ ctx, input }) => setSmsChoice(ctx, input)),
});
