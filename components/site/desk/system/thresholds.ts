/** What waits longer than this, a worker should have taken. */
const lateSeconds = 15 * 60;
const backupSeconds = 2 * 86_400;
const soonSeconds = 30 * 86_400;
/** A check runs each night. */
const checkSeconds = 2 * 86_400;
const leastFreeShare = 0.1;

export const isLate = (oldest: number | null, now: number): boolean => oldest !== null && now - oldest > lateSeconds;

export const isBackupOld = (end: number, now: number): boolean => now - end > backupSeconds;

export const isCheckOld = (at: number, now: number): boolean => now - at > checkSeconds;

export const isDiskLow = ({ free, total }: { free: number; total: number }): boolean => free < total * leastFreeShare;

/** `over`: it counts no longer. `soon`: within a month. */
export function certificateState(end: number, now: number): 'over' | 'soon' | 'good' {
  if (end <= now) return 'over';
  return end - now < soonSeconds ? 'soon' : 'good';
}
