import type { TargetReason } from '#lib/routes/login-reason.ts';

/** A request to see the login dialog. */
export interface LoginRequest {
  tab: 'login' | 'register';
  /** Where to go after the login; without it the person stays where they are. */
  target?: string | undefined;
  /** What the person was about to do; without it the dialog says what the target is. */
  why?: LoginReason | undefined;
}

/** What a login is asked for; each has a sentence under `identityShop.why`. */
export type LoginReason = TargetReason | 'buy' | 'add' | 'files' | 'save';

const name = 'login-request';

/** Opens the login dialog over the present page. */
export function openLogin(request: LoginRequest): void {
  window.dispatchEvent(new CustomEvent<LoginRequest>(name, { detail: request }));
}

/** For the one place that shows the dialog. Returns how to stop. */
export function onLoginRequest(listener: (request: LoginRequest) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<LoginRequest>).detail);
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
