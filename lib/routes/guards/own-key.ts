import { timingSafeEqual } from 'node:crypto';

/** Carries the key by which this very process is known to itself. */
export const ownKeyHeader = 'x-internal-key';

/** Whether that is the key of this process. */
export function isOwnKey(given: string | null | undefined): boolean {
  if (given === undefined || given === null) return false;
  const [asked, key] = [Buffer.from(given), Buffer.from(process.env.INTERNAL_KEY ?? '')];
  return key.length > 0 && asked.length === key.length && timingSafeEqual(asked, key);
}
