import { followedLink } from '#components/layout/page-events.ts';
import { isGuardedPath } from '#lib/routes/guarded-path.ts';
import { paths, safeTarget } from '#lib/routes/paths.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn, readStoredUser, writeStoredUser } from '#lib/session/stored-user.ts';

/**
 * Clicks that need a login: a protected link opens the dialog in place instead of navigating (specification §4), and
 * so do the links to the login page, which work as links where there is no script.
 */
export function listenForGuardedLinks(): () => void {
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && followedLink(event, event.target);
  if (!link || isLoggedIn() || location.pathname === paths.login) return;
  const isGuarded = isGuardedPath(link.pathname);
  if (!isGuarded && link.pathname !== paths.login) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isRegister = new URLSearchParams(link.search).get('tab') === 'register';
  const target = isGuarded ? link.pathname + link.search : undefined;
  openLogin({ tab: isRegister ? 'register' : 'login', target });
}

/** A referral code in the address of any page is kept until somebody logs in (specification §4). */
export function keepReferralCode(query: URLSearchParams): void {
  const code = query.get('sp_uid')?.trim().slice(0, 64);
  if (code) writeStoredUser({ ...readStoredUser(), sp_uid: code });
}

/**
 * The target a direct visit to a protected page left in the address of the home page; it is taken out of the address
 * bar. Elsewhere `?to=` is the page's own: where its person goes on to.
 */
export function takeTarget(query: URLSearchParams): string | undefined {
  if (!query.has('to') || location.pathname !== paths.home) return undefined;
  const target = safeTarget(query.get('to'));
  query.delete('to');
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : ''));
  return target;
}
