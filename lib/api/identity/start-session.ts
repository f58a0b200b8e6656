import { isLoggedIn } from '#lib/session/stored-user.ts';
import { mirrorToken } from '#lib/session/token-cookie.ts';
import { isNearExpiry } from '#lib/session/token-expiry.ts';
import { dropLogin, followOtherTabs, useUserInfo } from '#lib/session/user-store.ts';
import { getApi } from '../transport/browser.ts';
import { renewSession } from '../transport/renew-session.ts';
import { submitSpread } from './shop-login.ts';

let started: Promise<boolean> | undefined;

/**
 * The second site initialisation (specification §4): after a login, or once a page for somebody who already is. True
 * for a member. A dead session is dropped without a word: the page is public, and guests may read it.
 */
export function startSession(): Promise<boolean> {
  if (!started) followOtherTabs();
  const { userInitialize } = useUserInfo.getState();
  if (userInitialize && isLoggedIn(useUserInfo.getState())) return Promise.resolve(true);
  started = (started ?? Promise.resolve(false)).catch(() => false).then(initialise);
  return started;
}

async function initialise(): Promise<boolean> {
  const { token } = useUserInfo.getState();
  if (useUserInfo.getState().userInitialize) return true;
  if (!isLoggedIn(useUserInfo.getState())) return false;
  const isFresh = !isNearExpiry(token, Date.now()) && (await readMember());
  if (!isFresh && !((await renewSession(token)) && (await readMember()))) {
    dropLogin();
    return false;
  }
  mirrorToken(useUserInfo.getState().token);
  await submitSpread();
  return true;
}

/** False when the server takes us for a guest: the token has ended. */
async function readMember(): Promise<boolean> {
  const silent = { isErrorShown: false, isCodeShown: false, isRedirectFollowed: false, isDuplicateCancelled: false };
  const answer = await getApi('/api/index/index', { requiredLogin: 0 }, silent);
  if (!('id' in answer.userInfo)) return false;
  const { site, rules, menus, openMemberCenter, menusIdsName, userInfo: record } = answer;
  useUserInfo.setState({ site, rules, menus, openMemberCenter, menusIdsName, record, userInitialize: true });
  return true;
}
