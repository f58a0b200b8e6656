import { afterAll, describe, expect, it } from '@jest/globals';
import { messages } from '#lib/contract/stale-reads.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { staleHeader } from '#lib/utils/page/stale-header.ts';
import { createTestApi, testAddress } from '../test-api.ts';

let token: string;

const test = await createTestApi();
const { id } = await createTestUser(test.ctx);
token = (await signIn(test.ctx, id)).token;
afterAll(() => test.close());

async function staleOf(path: string, body?: unknown, origin?: string): Promise<Response['headers']> {
  const request = new Request(`http://shop.test${path}`, {
    headers: { 'content-type': 'application/json', 'ba-user-token': token, ...(origin && { origin }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await test.api.fetch(request, { remoteAddress: testAddress })).headers;
}

describe('what a write made old', () => {
  it('is said with its success', async () => {
    const headers = await staleOf('/api/message/readAll', {});
    expect(headers.get(staleHeader)).toBe(messages.join(', '));
  });

  it('is said to be nothing where it is', async () => {
    expect((await staleOf('/api/user/logout', {})).get(staleHeader)).toBe('none');
    token = (await signIn(test.ctx, (await createTestUser(test.ctx)).id)).token;
  });

  it('is said with a refusal that means that the page is old', async () => {
    const headers = await staleOf('/api/order/confirm', { no: 'SO20260101000001' });
    expect(headers.get(staleHeader)).toContain('/api/order/info');
  });

  it('is not said with other refusals, nor with reads', async () => {
    expect((await staleOf('/api/order/confirm', {})).has(staleHeader)).toBe(false);
    expect((await staleOf('/api/order/list')).has(staleHeader)).toBe(false);
  });

  it('reaches pages of another host', async () => {
    const headers = await staleOf('/api/message/readAll', {}, test.ctx.env.PUBLIC_URL);
    expect(headers.get('access-control-expose-headers')).toContain(staleHeader);
  });
});
