import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';

/** Who goes away from the login dialog does not mean it any more when they come back much later. */
const meantForMs = 10 * 60_000;

let stopWaiting = () => {};

/** Does something as a member: at once, or after the login that is asked for. A second request takes the first one's place. */
export function asMember(act: () => void): void {
  stopWaiting();
  if (isLoggedIn()) {
    act();
    return;
  }
  const until = Date.now() + meantForMs;
  stopWaiting = onStoredUserChange(() => {
    if (!isLoggedIn()) return;
    stopWaiting();
    if (Date.now() < until) act();
  });
  openLogin({ tab: 'login', why: 'add' });
}
