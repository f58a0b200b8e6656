import type { PermissionNode } from '#lib/contract/nodes.ts';

/** Who may call: anybody, whoever is logged in, whoever has the node, or has it and works for a store. */
export type Guard = 'public' | 'login' | { store: PermissionNode } | NodeGuard;

interface NodeGuard {
  node: PermissionNode;
  /** Lets in who has this node instead. */
  or?: PermissionNode;
}
