import type { UserInfo } from '#lib/contract/identity/shop-login.ts';

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

/** What `writeStoredUser` tells this tab. */
export const storedUserChange = 'userInfo-change';

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

/** Logged in means id and token (specification §4). */
export function isLoggedIn(user: Pick<StoredUser, 'id' | 'token'> = readStoredUser()): boolean {
  return Boolean(user.id && user.token);
}

/** Calls back whenever this tab or another changes what is stored. Returns how to stop. */
export function onStoredUserChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  window.addEventListener(storedUserChange, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(storedUserChange, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
