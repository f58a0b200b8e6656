import type { Envelope } from '#lib/contract/endpoint.ts';
import { paths } from '#lib/routes/paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { dropLogin } from '#lib/session/user-store.ts';

const loginPage = userPath('login');

/** Code 409, or a 'need login' on code 303 (specification §4). */
export function isSessionOver({ code, data }: Pick<Envelope, 'code' | 'data'>): boolean {
  return code === 409 || (code === 303 && (data as { type?: string } | null)?.type === 'need login');
}

/** Clears the tokens and sends the person to the login page, which leads back here afterwards. */
export function endSession(): void {
  dropLogin();
  const { pathname, search } = location;
  if (pathname === loginPage) return;
  location.assign(`${loginPage}?to=${encodeURIComponent(pathname + search)}`);
}

/** Any other 303 means that there is nothing to log in to (contract §1). */
export function leaveForMemberCentre(): void {
  location.assign(paths.user);
}

const securityPage = userPath('account/changePassword');

/** The shop demands a second factor of this person, who has none: every other call is refused until it is set up. */
export function isSecondFactorMissing({ data }: Pick<Envelope, 'data'>): boolean {
  const refusal = data as { error?: string; setup?: boolean } | null;
  return refusal?.error === 'two_factor_required' && refusal.setup === true;
}

/** Leads to the page where the second factor is set up. */
export function leaveForSecondFactor(): void {
  if (location.pathname !== securityPage) location.assign(securityPage);
}
