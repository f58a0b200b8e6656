import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Caller } from '../examples/callers.ts';
import { toQuery } from '../examples/to-query.ts';

interface Asked {
  entry: Endpoint;
  caller: Caller;
  request: Record<string, unknown>;
  /** Where the shop is reached. */
  address: string;
}

/** The call as somebody types it, with the key or the token out of a variable: neither belongs into a history of commands. */
export function curlLine({ entry, caller, request, address }: Asked): string {
  const query = entry.method === 'get' ? toQuery(request) : '';
  const parts = ['curl', ...optionsOf(entry), quote(`${address}${entry.path}${query}`), ...credentialOf(caller)];
  return [...parts, ...bodyOf(entry, request)].join(' ');
}

function optionsOf({ file }: Endpoint): string[] {
  if (file === 'text/event-stream') return ['-N'];
  return file ? ['-OJ'] : [];
}

export const keyVariable = 'SHOP_KEY';
export const tokenVariable = 'SHOP_TOKEN';

function credentialOf(caller: Caller): string[] {
  if ('scope' in caller) return [`-H "Authorization: Bearer $${keyVariable}"`];
  return caller.role === 'guest' ? [] : [`-H "ba-user-token: $${tokenVariable}"`];
}

function bodyOf({ method, upload, isOnce }: Endpoint, request: Record<string, unknown>): string[] {
  if (method === 'get') return [];
  if (upload) return [`-F ${quote(`${upload}=@${String(request[upload] ?? 'file')}`)}`];
  const key = isOnce ? ['-H "Idempotency-Key: $(uuidgen)"'] : [];
  return [...key, "-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(request))}`];
}

/** As a shell takes it letter for letter. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
