import webPush from 'web-push';
import { isNight, nightKinds } from '#shared/booking/push-schema.ts';
import { onTheClock } from '#shared/time/wall-text.ts';
import type { Deps } from '#server/deps.ts';
import { postOutside } from '#server/platform/http/post-outside.ts';
import { targetGuard } from '#server/platform/http/target-guard.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { toldOf } from './notification-of.ts';
import { sendPush } from './push-jobs.ts';
import { vapidKeys } from './vapid.ts';

const PATIENCE_MS = 10_000;
/** A push service keeps messages to a device that is off for so long, in seconds. */
const LASTS = 3600;

/**
 * Notifies a device by its browser's push service, encrypted for it; a device that is gone is forgotten. From 10 PM to 7 AM
 * at the location only of bags inside and shut doors: the mail waits anyway.
 */
export const sendPushHandler = handleJob(sendPush, async (payload, deps: Deps) => {
  const { deviceId, kind } = payload;
  const told = await toldOf(deps, payload);
  if (told === null) return;
  const { device, notification, zone } = told;
  const now = deps.clock.now().toEpochMilli();
  if (zone !== null && isNight(onTheClock(now, zone).getUTCHours()) && !nightKinds.has(kind)) return;
  const { config } = deps;
  const details = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(notification),
    {
      TTL: LASTS,
      urgency: kind === 'changes' || kind === 'payout' ? 'normal' : 'high',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:${config.SUPPORT_EMAIL}`, ...vapidKeys(deps) },
    },
  );
  const answer = await postOutside({
    url: device.endpoint,
    headers: Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)])),
    body: details.body ?? '',
    patienceMs: PATIENCE_MS,
    guard: targetGuard(config),
  });
  const { status } = answer;
  if (status !== null && status < 300) return;
  // Gone, not for our keys any more, or an address that is not to be reached.
  if (status === null ? answer.failure === 'private' : status < 500 && status !== 429) {
    await deps.db.query('delete from push_subscriptions where id = $1', [deviceId]);
    return;
  }
  throw new Error(`The push service answers ${status ?? answer.failure}`);
});
