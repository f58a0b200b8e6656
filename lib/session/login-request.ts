/** A request to see the login dialog. */
export interface LoginRequest {
  tab: 'login' | 'register';
  /** Where to go after the login; without it the person stays where they are. */
  target?: string | undefined;
  /** What the person was about to do; without it the dialog says what the target is. */
  why?: LoginReason | undefined;
}

/** What a login is asked for; each has a sentence under `identityShop.why`. */
export type LoginReason = keyof typeof reasonPaths | 'buy' | 'add' | 'files' | 'save' | 'member';

/** Pages of the member centre by what they are for; the first that the path begins with counts. */
const reasonPaths = {
  desk: ['/user/desk'],
  storeOffice: ['/user/store'],
  checkout: ['/user/quotation_order/confirm', '/user/quotation_order/pay'],
  quotations: ['/user/quotation_order'],
  apply: ['/user/applay_entry', '/user/account/applay_entry'],
  aftersales: ['/user/account/order_aftersales'],
  orders: ['/user/order_info', '/user/account/order_info', '/user/account/myorder'],
  invoices: ['/user/account/invoice'],
  money: ['/user/account/balance', '/user/account/bill', '/user/account/integral'],
  messages: ['/user/message', '/user/account/message'],
  recommend: ['/user/recommend', '/user/account/recommend'],
} as const;

/** What a login is for whose target is this address of the site; undefined where nothing is protected. */
export function reasonOfTarget(target: string | undefined): LoginReason | undefined {
  const path = target?.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/user')) return undefined;
  const names = Object.keys(reasonPaths) as (keyof typeof reasonPaths)[];
  return names.find((name) => reasonPaths[name].some((start) => path.startsWith(start))) ?? 'member';
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
