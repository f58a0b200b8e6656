/** A request to see the login dialog. */
export interface LoginRequest {
  tab: 'login' | 'register';
  /** Where to go after the login; without it the person stays where they are. */
  target?: string | undefined;
}

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
