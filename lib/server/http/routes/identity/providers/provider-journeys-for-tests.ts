import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import type { Caller, TestApi } from '../../../test-api.ts';

/** What a browser keeps while it is away, and what it sees of the provider's address. */
export interface Away {
  ticket: string;
  url: URL;
  state: string;
}

/** Begins a login, or to link one where a path says so. */
export async function leave(
  test: TestApi,
  provider: LoginProviderName,
  {
    path = '/api/user/providerLogin',
    caller = {},
    ...body
  }: { path?: string; caller?: Caller; password?: string } = {},
): Promise<Away> {
  const { code, msg, data } = await test.post(path, { provider, ...body }, caller);
  if (code !== 1) throw new Error(`${path}: ${msg}`);
  const url = new URL(data.url);
  return { ticket: data.ticket, url, state: url.searchParams.get('state') ?? '' };
}

/** Comes back with a code, in the browser that left unless told. */
export const comeBack = (
  test: TestApi,
  { ticket, state }: Pick<Away, 'ticket' | 'state'>,
  code: string,
  caller?: Caller,
) => test.post('/api/user/checkIn', { tab: 'provider', ticket, state, code }, caller);
