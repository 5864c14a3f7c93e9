import { useEffect, useState } from 'react';
import type { PushKind } from '#shared/booking/push-schema.ts';
import { canBeNotified, ownSubscription, subscribeBrowser } from '#web/lib/push.ts';
import { trpc } from '#web/lib/trpc.ts';

/** This device's notifications: `null` until it is known, whether it can be notified, and with what it is subscribed. */
export function useDevice(bookingId?: string) {
  const [device, setDevice] = useState<{ readonly can: boolean; readonly endpoint: string | null } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** What was pressed, until the server has said it. */
  const [pressed, setPressed] = useState<readonly PushKind[] | null>(null);
  const utils = trpc.useUtils();
  const subscribe = trpc.push.subscribe.useMutation();
  const set = trpc.push.setKinds.useMutation({
    onSettled: async (_answer, _error, { off }) => {
      await utils.push.device.invalidate();
      setPressed((now) => (now?.join() === off.join() ? null : now));
    },
  });
  const unsubscribe = trpc.push.unsubscribe.useMutation();
  useEffect(() => {
    let isHere = true;
    const look = (subscription: PushSubscription | null) =>
      isHere && setDevice({ can: canBeNotified(), endpoint: subscription?.endpoint ?? null });
    ownSubscription().then(look, () => look(null));
    return () => {
      isHere = false;
    };
  }, []);
  const endpoint = device?.endpoint ?? null;
  const known = trpc.push.device.useQuery({ endpoint: endpoint ?? '' }, { enabled: endpoint !== null });

  const turnOn = async (): Promise<boolean> => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const { key } = await utils.push.key.fetch();
      const subscription = await subscribeBrowser(key);
      const { p256dh, auth } = subscription?.toJSON().keys ?? {};
      if (subscription !== null && p256dh !== undefined && auth !== undefined) {
        const asked = { endpoint: subscription.endpoint, p256dh, auth };
        await subscribe.mutateAsync({ ...asked, ...(bookingId !== undefined && { bookingId }) });
        await utils.push.device.invalidate();
      }
      setDevice({ can: canBeNotified(), endpoint: subscription?.endpoint ?? null });
      return subscription !== null;
    } catch {
      setHasFailed(true);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isKnown: device !== null,
    can: device?.can ?? false,
    isOn: endpoint !== null && known.data !== null && known.data !== undefined,
    /** It is subscribed, and what of it is switched off is still asked for. */
    isLoading: endpoint !== null && known.isLoading,
    off: pressed ?? known.data?.off ?? [],
    hasFailed,
    isBusy,
    turnOn,
    /** Shown at once; what the server says is asked for again where it did not take it. */
    setOff: (off: readonly PushKind[]) => {
      if (endpoint === null) return;
      setPressed(off);
      set.mutate({ endpoint, off: [...off] });
    },
    turnOff: async () => {
      if (endpoint === null) return;
      await unsubscribe.mutateAsync({ endpoint });
      await (await ownSubscription())?.unsubscribe();
      setDevice({ can: canBeNotified(), endpoint: null });
    },
  };
}
