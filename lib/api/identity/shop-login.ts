import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { checkIn } from '#lib/contract/identity/shop-login.ts';
import { paths } from '#lib/routes/paths.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';
import { dropLogin, keepLogin, useUserInfo } from '#lib/session/user-store.ts';
import { getApi, postApi } from '../transport/browser.ts';

/** What the login form needs to know. Rejects with code 303 for who is already logged in. */
export function readCheckIn() {
  return getApi('/api/user/checkIn', {}, { isRedirectFollowed: false });
}

/** What the browser needs to ask for a passkey. Whoever asks says what went wrong, or does without. */
export function readPasskeyChallenge() {
  const quiet = { isCodeShown: false, isErrorShown: false, isRedirectFollowed: false, isQuestion: true };
  return postApi('/api/user/passkeyChallenge', {}, quiet);
}

/** Logs in or registers, and keeps the login. The form itself shows a refusal. */
export async function sendCheckIn(body: BodyOf<typeof checkIn>) {
  const answer = await postApi('/api/user/checkIn', body, {
    isCodeShown: false,
    isRedirectFollowed: false,
  });
  const { id, token, refresh_token } = answer.userInfo;
  useUserInfo.setState({ userInitialize: false });
  keepLogin({ id, token, refresh_token });
  return answer;
}

/** Ends the session on the server; at code 1 both tokens go and the person lands on the home page (specification §4). */
export async function sendLogout(): Promise<void> {
  const { refresh_token } = useUserInfo.getState();
  await postApi('/api/user/logout', { refresh_token }, { isLoadingShown: true });
  dropLogin();
  location.assign(paths.home);
}

/** Hands the kept referral code over, once; it is forgotten when the server answers with code 1. */
export async function submitSpread(): Promise<void> {
  const state = useUserInfo.getState();
  if (!state.sp_uid || !isLoggedIn(state)) return;
  try {
    const silent = { isCodeShown: false, isErrorShown: false };
    await postApi('/api/user/spread', { recommend_code: state.sp_uid }, silent);
    useUserInfo.setState({ sp_uid: '' });
  } catch {
    // Kept for the next time.
  }
}
