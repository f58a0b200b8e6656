import { followedLink } from '#components/layout/page-events.ts';
import { isGuardedPath, loginPath } from '#lib/routes/guards/guarded-path.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';

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
  if (!link || isLoggedIn() || location.pathname === loginPath) return;
  const isGuarded = isGuardedPath(link.pathname);
  if (!isGuarded && link.pathname !== loginPath) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isRegister = new URLSearchParams(link.search).get('tab') === 'register';
  const target = isGuarded ? link.pathname + link.search : undefined;
  openLogin({ tab: isRegister ? 'register' : 'login', target });
}
