import type { IncomingMessage } from 'node:http';
import { isOwnKey, ownKeyHeader } from '#lib/routes/guards/own-key.ts';

/** What the process sends along when it asks itself. Only this very process knows the key. */
export const ownHeaders = (): Record<string, string> => ({ [ownKeyHeader]: process.env.INTERNAL_KEY ?? '' });

/** Whether the process asks itself. */
export const isOurselves = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const given = headers[ownKeyHeader];
  return given !== undefined && isOwnKey(String(given));
};
