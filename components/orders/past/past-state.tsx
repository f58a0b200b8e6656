import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { PastOrderState } from '#lib/contract/orders/past-orders.ts';

const tones = {
  pending_payment: 'neutral',
  processing: 'primary',
  on_hold: 'warning',
  completed: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  cancelled: 'neutral',
  failed: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<PastOrderState, string>;

/** How far an order of a system before was; what nobody here knows is said in the words of that system. */
export function PastState({
  order: { state, state_text: text },
}: {
  order: { state: PastOrderState; state_text: string };
}) {
  const t = useTranslations('ordersPast.state');
  return <Chip tone={tones[state]}>{state === 'unknown' && text !== '' ? text : t(state)}</Chip>;
}
