import { create } from 'zustand';
import { createJSONStorage, type PersistStorage, persist } from 'zustand/middleware';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';
import type { IndexAnswer, SiteConfig } from '#lib/contract/site/shop-index.ts';
import { isLoggedIn, nobody, onStoredUserChange, readStoredUser, type StoredUser, storageKey } from './stored-user.ts';
import { mirrorToken } from './token-cookie.ts';
import { writeStoredUser } from './write-stored-user.ts';

/** What this tab knows of the person. Only the fields of `StoredUser` outlive it (specification §3). */
interface UserState extends StoredUser {
  record: UserInfo | null;
  site: SiteConfig | null;
  rules: IndexAnswer['rules'];
  menus: IndexAnswer['menus'];
  openMemberCenter: boolean;
  menusIdsName: IndexAnswer['menusIdsName'];
  /** Site initialisation ran for a guest; it comes with the page, which the server rendered from it (specification §4). */
  initialize: boolean;
  /** And once more after the login. */
  userInitialize: boolean;
}

const atStart = {
  record: null,
  site: null,
  rules: [],
  menus: [],
  openMemberCenter: true,
  menusIdsName: {},
  initialize: true,
  userInitialize: false,
};

/** Keeps the family's flat record under the key, without the wrapper the library would add. */
const storage: PersistStorage<StoredUser> = {
  getItem: () => ({ state: readStoredUser() }),
  setItem: (_, { state }) => {
    if (JSON.stringify(state) !== JSON.stringify(readStoredUser())) writeStoredUser(state);
  },
  removeItem: () => writeStoredUser(nobody),
};

export const useUserInfo = create<UserState>()(
  persist((): UserState => ({ ...nobody, ...atStart }), {
    name: storageKey,
    storage: typeof window === 'undefined' ? createJSONStorage<StoredUser>(() => localStorage) : storage,
    partialize: ({ id, token, refresh_token, use_address, sp_uid }) => ({
      id,
      token,
      refresh_token,
      use_address,
      sp_uid,
    }),
  }),
);

/** The person logged in or the tokens were renewed. */
export function keepLogin(change: Partial<Pick<UserState, 'id' | 'token' | 'refresh_token' | 'record'>>): void {
  useUserInfo.setState(change);
  mirrorToken(useUserInfo.getState().token);
}

/** Both tokens and everything read with them are gone; the address and the referral code stay. */
export function dropLogin(): void {
  useUserInfo.setState({ ...atStart, id: 0, token: '', refresh_token: '' });
  mirrorToken('');
}

/** Follows the other tabs: a login, a renewal or a logout there counts here. */
export function followOtherTabs(): () => void {
  return onStoredUserChange(() => {
    const stored = readStoredUser();
    const { id, token } = useUserInfo.getState();
    if (stored.token === token) return;
    useUserInfo.setState({ ...stored, ...(stored.id !== id && atStart) });
    if (!isLoggedIn(stored)) mirrorToken('');
  });
}
