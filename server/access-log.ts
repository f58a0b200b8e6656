import fs from 'node:fs';
import { isIP } from 'node:net';
import pino from 'pino';
import { SettingsError } from '#lib/server/settings-error.ts';

interface AccessLogSettings {
  ACCESS_LOG: string;
  ACCESS_LOG_ADDRESS: 'none' | 'short' | 'full';
}

/** One answer. The route as the shop writes it: what visitors put into addresses is theirs. */
interface AccessLine {
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  actor: string;
  requestId: string;
  /** Numbers of the documents that were made or changed: orders, payments, refunds, quotations, after-sales. */
  records?: readonly string[] | undefined;
  address: string;
}

export interface AccessLog {
  write(line: AccessLine): void;
  close(): void;
}

/** Lines are written together; what happened is in the file a second later. */
const flushInMs = 1_000;
const bufferInBytes = 8_192;

/** Undefined where nobody wants one. Throws a `SettingsError` where it cannot be written. */
export function openAccessLog({ ACCESS_LOG, ACCESS_LOG_ADDRESS }: AccessLogSettings): AccessLog | undefined {
  if (ACCESS_LOG === 'off' || ACCESS_LOG === '') return undefined;
  const destination = pino.destination({ fd: openPlace(ACCESS_LOG), sync: false, minLength: bufferInBytes });
  // A disk that fills up costs lines, not the shop.
  destination.on('error', () => undefined);
  const flush = () => destination.flush(() => undefined);
  const timer = setInterval(flush, flushInMs).unref();
  return {
    write: ({ address, ...line }) => {
      const time = new Date().toISOString();
      const shown = showAddress(address, ACCESS_LOG_ADDRESS);
      destination.write(`${JSON.stringify({ time, ...line, address: shown })}\n`);
    },
    close: () => {
      clearInterval(timer);
      try {
        destination.flushSync();
      } catch {
        // Nothing could be written, or nothing was to be.
      }
      destination.end();
    },
  };
}

/** Appended to, so that a file may be emptied under it (`copytruncate`). */
function openPlace(setting: string): number {
  if (setting === 'stdout') return 1;
  try {
    return fs.openSync(setting, 'a', 0o640);
  } catch (error) {
    throw new SettingsError('ACCESS_LOG', `ACCESS_LOG: ${(error as Error).message}`);
  }
}

/** `short` tells networks apart, not people: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. */
export function showAddress(address: string, how: AccessLogSettings['ACCESS_LOG_ADDRESS']): string | undefined {
  if (how === 'none') return undefined;
  if (how === 'full') return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0');
  if (isIP(plain) !== 6) return undefined;
  const [head = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::`;
}
