import { isIP } from 'node:net';
import { DomainError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { hasWebPort, isPublicAddress } from './public-address.ts';

/**
 * What can be seen of an address before anything is sent: https on port 443 or 8443, no name and password in it, no address of a
 * closed net. Where programs are developed this machine is fine, on any port and without TLS too. Throws `invalid_input` at `url`.
 */
export function requireReceiver(text: string, mode: 'development' | 'production' | 'test'): void {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || isLoopback(host);
  if (mode !== 'production' && isHere) return;
  const isClosed = isHere || (isIP(host) > 0 && !isPublicAddress(host));
  if (url.protocol !== 'https:') refuse('httpsUrl');
  if (!hasWebPort(url)) refuse('webPort');
  if (isClosed || url.username !== '' || url.password !== '') refuse('publicUrl');
}

function refuse(key: string): never {
  throw new DomainError('invalid_input', { fields: { url: { key } } });
}
