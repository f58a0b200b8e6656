import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import type { Caller, TestApi } from '../../test-api.ts';
import { type Ceremony, SoftwareAuthenticator } from './software-authenticator-for-tests.ts';

export const shopOrigin = 'https://shop.example';

/** Settings of a shop that browsers make passkeys for. */
export const passkeySettings = { PUBLIC_URL: shopOrigin, IS_PUBLIC_URL_SET: true };

const here = { origin: shopOrigin };

/** A customer who is logged in. */
export async function newMember({ ctx }: TestApi) {
  const user = await createTestUser(ctx);
  return { user, token: (await signIn(ctx, user.id)).token };
}

/** The ticket and options of a new passkey; its whole answer where it is refused. */
export const setUp = (test: TestApi, caller: Caller, password = testPassword) =>
  test.post('/api/account/passkeySetup', { password }, caller);

/** Adds what a device makes, as `ceremony` has it. */
export async function add(
  test: TestApi,
  caller: Caller,
  { device, ...ceremony }: Partial<Ceremony> & { device: SoftwareAuthenticator },
) {
  const { ticket, options } = (await setUp(test, caller)).data;
  const credential = device.create(options, { ...here, ...ceremony });
  return test.post('/api/account/passkeyAdd', { ticket, credential }, caller);
}

/** Somebody with a passkey on a device, and its id. */
export async function passkeyOwner(test: TestApi, device = new SoftwareAuthenticator()) {
  const me = await newMember(test);
  const { data } = await add(test, me, { device });
  return { ...me, device, id: Number(data.id), name: String(data.name) };
}

export const challenge = async (test: TestApi, ip?: string) =>
  (await test.post('/api/user/passkeyChallenge', {}, ip ? { ip } : {})).data;

interface LoginSteps extends Partial<Ceremony> {
  device: SoftwareAuthenticator;
  keep?: boolean;
  ip?: string;
}

/** A whole login with what is on the device. */
export async function logInWith(test: TestApi, { device, keep = false, ip, ...ceremony }: LoginSteps) {
  const { ticket, options } = await challenge(test, ip);
  const credential = device.get(options, { ...here, ...ceremony });
  return test.post('/api/user/checkIn', { tab: 'passkey', ticket, credential, keep }, ip ? { ip } : {});
}
