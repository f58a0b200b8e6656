import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const keyHeader = 'x-internal-key';

/** What the process sends along when it asks itself. Only this very process knows the key. */
export const ownHeaders = (): Record<string, string> => ({ [keyHeader]: process.env.INTERNAL_KEY ?? '' });

/** Whether the process asks itself. */
export function isOurselves({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers[keyHeader] === undefined) return false;
  const [given, key] = [headers[keyHeader], process.env.INTERNAL_KEY].map((text) => Buffer.from(`${text ?? ''}`));
  return (
    given !== undefined &&
    key !== undefined &&
    key.length > 0 &&
    given.length === key.length &&
    timingSafeEqual(given, key)
  );
}
