import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { NextRequest } from 'next/server.js';
import { askedPathHeader } from '#lib/routes/asked-path.ts';
import { middleware } from './middleware.ts';

const key = 'a-key-for-tests-that-is-long-enough-0123456789';
const keyBefore = process.env.SESSION_TOKEN_KEY;
let token = '';
beforeAll(async () => {
  process.env.SESSION_TOKEN_KEY = key;
  const claims = new SignJWT({ sid: 's' }).setSubject('7').setProtectedHeader({ alg: 'HS256' });
  token = await claims.setExpirationTime('1h').sign(new TextEncoder().encode(key));
});
afterAll(() => {
  if (keyBefore === undefined) delete process.env.SESSION_TOKEN_KEY;
  else process.env.SESSION_TOKEN_KEY = keyBefore;
});

/** What the page is told of where it was asked for. */
async function toldOf(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const cookie = `ba-user-token=${token}`;
  const request = new NextRequest(new URL(path, 'http://shop.test'), { headers: { cookie, ...headers } });
  return (await middleware(request)).headers.get(`x-middleware-request-${askedPathHeader}`);
}

describe('a page of one person', () => {
  it('is told its whole address, so that a login can lead back to it', async () => {
    expect(await toldOf('/user/account/myorder?tab=unpaid')).toBe('/user/account/myorder?tab=unpaid');
    expect(await toldOf('/en/user/order_info?no=SO26112212345678')).toBe('/en/user/order_info?no=SO26112212345678');
  });

  it('is never told what a visitor made up', async () => {
    const headers = { [askedPathHeader]: '/evil' };
    expect(await toldOf('/user/account/myorder', headers)).toBe('/user/account/myorder');
    expect(await toldOf('/product', headers)).toBeNull();
  });
});
