'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { IndexAnswer } from '#lib/contract/site/shop-index.ts';
import { activeItem, isHeadlineShown, type MemberMenuItem, memberMenu } from '#lib/routes/member-menu.ts';
import { type AuthNode, buildAuthNode, holdsNode, isPermitted, type Permission } from '#lib/session/permissions.ts';

/** The state of the member centre that the pages share (specification §3, member centre state). */
interface MemberCentre {
  user: UserInfo;
  site: IndexAnswer['site'];
  userMenus: MemberMenuItem[];
  /** Address of the menu entry that the present page belongs to. */
  activeRoute: string | undefined;
  showHeadline: boolean;
  authNode: AuthNode;
}

const Context = createContext<MemberCentre | undefined>(undefined);

/** Gives everything below the member's record, menus and permissions. */
export function MemberCentreProvider({ answer, children }: { answer: IndexAnswer; children: ReactNode }) {
  const path = usePathname();
  const centre = useMemo(() => toMemberCentre(answer, path), [answer, path]);
  return <Context value={centre}>{children}</Context>;
}

function toMemberCentre({ userInfo, site, rules, menus }: IndexAnswer, path: string): MemberCentre | undefined {
  if (!('id' in userInfo)) return undefined;
  const userMenus = memberMenu(menus);
  return {
    user: userInfo,
    site,
    userMenus,
    activeRoute: activeItem(userMenus, path),
    showHeadline: isHeadlineShown(menus),
    authNode: buildAuthNode(rules, menus),
  };
}

/** Who is logged in, and what the member centre offers them. Throws outside of it. */
export function useMemberCentre(): MemberCentre {
  const centre = useContext(Context);
  if (!centre) throw new Error('outside of the member centre');
  return centre;
}

/** Tells whether a permission is held, on the present page (specification §6). */
export function usePermission(): (permission: Permission) => boolean {
  const { authNode } = useMemberCentre();
  const path = usePathname();
  return (permission) => isPermitted(authNode, path, permission);
}

/** Tells whether a permission node is held, such as `store/orderpool/claim`, whichever page it belongs to. */
export function useHeldNode(): (node: PermissionNode) => boolean {
  const { authNode } = useMemberCentre();
  return (node) => holdsNode(authNode, node);
}
