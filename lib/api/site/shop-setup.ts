import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { siteSetupOperator } from '#lib/contract/site/shop-setup.ts';
import { keepLogin, useUserInfo } from '#lib/session/user-store.ts';
import { postApi } from '../transport/browser.ts';

/** The page itself says what was refused. */
const quiet = { isCodeShown: false, isErrorShown: false, isRedirectFollowed: false };

/** Whether a setup address is still good. Rejects with the reason otherwise. */
export const checkSetup = (token: string) => postApi('/api/site/setup', { token }, quiet);

/** Makes the first operator, and keeps the login. */
export async function makeFirstOperator(body: BodyOf<typeof siteSetupOperator>): Promise<void> {
  const { userInfo } = await postApi('/api/site/setupOperator', body, quiet);
  const { id, token, refresh_token } = userInfo;
  useUserInfo.setState({ userInitialize: false });
  keepLogin({ id, token, refresh_token });
}

/** Until when a preview link shows the shop, in unix seconds. Rejects for one that does not. */
export const checkPreview = async (token: string): Promise<number> =>
  (await postApi('/api/site/preview', { token }, quiet)).expires;
