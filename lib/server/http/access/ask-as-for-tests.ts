import { randomUUID } from 'node:crypto';
import type { Envelope } from '#lib/contract/endpoint.ts';
import { type AnyData, type TestApi, testAddress } from '../test-api.ts';
import type { Asker } from './owned-record-for-tests.ts';

/** Asks as a member does, with a key that makes it one document. */
export async function askAs(test: TestApi, { token }: Asker, call: string, input: object): Promise<Envelope<AnyData>> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json', 'think-lang': 'en', 'ba-user-token': token };
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const request =
    method === 'get'
      ? new Request(`http://shop.test${path}?${query}`, { headers })
      : new Request(`http://shop.test${path}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify(input),
        });
  return (await test.api.fetch(request, { remoteAddress: testAddress })).json() as Promise<Envelope<AnyData>>;
}
