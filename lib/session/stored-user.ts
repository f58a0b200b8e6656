import type { UserInfo } from '#lib/contract/user.ts';

/** All that stays in the browser of a person (specification §3), under this key. */
export const storageKey = 'userInfo';

export interface StoredUser {
  id: number;
  token: string;
  refresh_token: string;
  use_address: UserInfo['use_address'];
  sp_uid: string;
}

export const nobody: StoredUser = { id: 0, token: '', refresh_token: '', use_address: null, sp_uid: '' };

const changed = 'userInfo-change';

/** What is stored, field by field; nobody when nothing usable is, or storage is forbidden. */
export function readStoredUser(): StoredUser {
  try {
    const stored: Partial<StoredUser> = JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {};
    return {
      id: Number(stored.id) || 0,
      token: String(stored.token ?? ''),
      refresh_token: String(stored.refresh_token ?? ''),
      use_address: stored.use_address ?? null,
      sp_uid: String(stored.sp_uid ?? ''),
    };
  } catch {
    return nobody;
  }
}

/** Stores exactly the five fields and tells this tab; the browser tells the others. */
export function writeStoredUser({ id, token, refresh_token, use_address, sp_uid }: StoredUser): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ id, token, refresh_token, use_address, sp_uid }));
  } catch {
    // Storage is forbidden: the login then lasts for this page.
  }
  markPage(isLoggedIn({ id, token }));
  window.dispatchEvent(new Event(changed));
}

/** What the page's styles go by: see `sessionScript`. */
function markPage(isMember: boolean): void {
  if (isMember) document.documentElement.setAttribute('data-session', 'member');
  else document.documentElement.removeAttribute('data-session');
}

/** Logged in means id and token (specification §4). */
export function isLoggedIn(user: Pick<StoredUser, 'id' | 'token'> = readStoredUser()): boolean {
  return Boolean(user.id && user.token);
}

/** Calls back whenever this tab or another changes what is stored. Returns how to stop. */
export function onStoredUserChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
