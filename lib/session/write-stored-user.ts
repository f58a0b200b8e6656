import { isLoggedIn, type StoredUser, storageKey, storedUserChange } from './stored-user.ts';

/** Stores exactly the five fields and tells this tab; the browser tells the others. */
export function writeStoredUser({ id, token, refresh_token, use_address, sp_uid }: StoredUser): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ id, token, refresh_token, use_address, sp_uid }));
  } catch {
    // Storage is forbidden: the login then lasts for this page.
  }
  markPage(isLoggedIn({ id, token }));
  window.dispatchEvent(new Event(storedUserChange));
}

/** What the page's styles go by: see `sessionScript`. */
function markPage(isMember: boolean): void {
  if (isMember) document.documentElement.setAttribute('data-session', 'member');
  else document.documentElement.removeAttribute('data-session');
}
