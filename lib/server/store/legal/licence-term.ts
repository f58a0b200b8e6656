import type { LicenceState } from '#lib/contract/store/profile-values.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';

/** How long before its end a licence wants to be renewed. */
const noticeDays = 30;

/** Whether a licence is good, soon no longer or no more; its last day counts. Null: it has no end. */
export function licenceStateOf(until: string | null, at: Date): LicenceState {
  if (until === null) return 'good';
  if (until < shopDay(at)) return 'ended';
  return until <= shopDay(addSeconds(at, noticeDays * 86_400)) ? 'ending' : 'good';
}
