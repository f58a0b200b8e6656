import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { paths } from '#lib/routes/paths.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn, readStoredUser } from '#lib/session/stored-user.ts';
import { writeStoredUser } from '#lib/session/write-stored-user.ts';

/** The address that somebody arrived at. */
type Arrival = Pick<Location, 'search' | 'pathname'>;

/**
 * Takes in what the address says, and starts the session of a member; a guest who was sent here from a protected page
 * is asked to log in.
 */
export async function arrive({ search, pathname }: Arrival): Promise<void> {
  const query = new URLSearchParams(search);
  keepReferralCode(query);
  const target = pathname === paths.home ? takeTarget(query) : undefined;
  if (isLoggedIn()) {
    const { arriveAsMember } = await import('./arrive-as-member.ts');
    if (await arriveAsMember(target)) return;
  }
  if (target) openLogin({ tab: 'login', target });
}

/** A referral code in the address of any page is kept until somebody logs in (specification §4). */
function keepReferralCode(query: URLSearchParams): void {
  const code = query.get('sp_uid')?.trim().slice(0, 64);
  if (code) writeStoredUser({ ...readStoredUser(), sp_uid: code });
}

/**
 * The target a direct visit to a protected page left in the address of the home page; it is taken out of the address
 * bar. Elsewhere `?to=` is the page's own: where its person goes on to.
 */
function takeTarget(query: URLSearchParams): string | undefined {
  if (!query.has('to')) return undefined;
  const target = safeTarget(query.get('to'));
  // Who has gone on since has another address.
  if (location.pathname !== paths.home) return target;
  query.delete('to');
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : ''));
  return target;
}
