import type { SettleCycle } from '#lib/contract/settlement/statement-words.ts';
import { addSeconds, shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';

export const daySeconds = 86_400;

/** The midnight of the shop with which the running cycle began; undefined where statements are made manually. */
export function startOfCycle(cycle: SettleCycle, now: Date): Date | undefined {
  if (cycle === 'manual') return undefined;
  const today = startOfShopDay(shopDay(now));
  if (cycle === 'daily') return today;
  if (cycle === 'monthly') return startOfShopDay(`${shopDay(now).slice(0, 7)}-01`);
  return addSeconds(today, -daysSinceMonday(now) * daySeconds);
}

/** The midnight with which the next cycle begins; undefined where statements are made manually. */
export function nextCycle(cycle: SettleCycle, now: Date): Date | undefined {
  const start = startOfCycle(cycle, now);
  if (!start) return undefined;
  if (cycle === 'daily') return addSeconds(start, daySeconds);
  if (cycle === 'weekly') return addSeconds(start, 7 * daySeconds);
  // No month is longer than 31 days, and none shorter than 28.
  return startOfShopDay(`${shopDay(addSeconds(start, 31 * daySeconds)).slice(0, 7)}-01`);
}

function daysSinceMonday(now: Date): number {
  const [year = 0, month = 1, day = 1] = shopDay(now).split('-').map(Number);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** Until when what is called due within a week is settled. */
export const endOfDueWeek = (now: Date): Date => addSeconds(now, 7 * daySeconds);
