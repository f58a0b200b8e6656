'use client';

import type { ReactNode } from 'react';
import { NoAccess } from '#components/ui/page/no-access.tsx';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { useHeldNode } from './member-context.tsx';

interface GuardedProps {
  /** The permission node of the call behind it. */
  node: PermissionNode;
  children: ReactNode;
}

/** What stands for a call that not everybody may make: not there for who lacks its node (specification §5). */
export function Guarded({ node, children }: GuardedProps) {
  return useHeldNode()(node) ? children : null;
}

/** What a page is for: who holds the page without the call behind it is told so. */
export function GuardedScreen({ node, children }: GuardedProps) {
  return useHeldNode()(node) ? children : <NoAccess />;
}

/** Fields of a record that everybody here may read: shown, and not to be typed into, to who may not save it. */
export function GuardedFields({ node, children }: GuardedProps) {
  return (
    <fieldset disabled={!useHeldNode()(node)} className="contents">
      {children}
    </fieldset>
  );
}
