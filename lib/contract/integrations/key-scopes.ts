import type { PermissionNode } from '../nodes.ts';
import type { SellerSide } from '../seller-path.ts';

/** What a program may do in an area. Whoever may write may read as well. */
const scopeModes = ['read', 'write'] as const;
export type ScopeMode = (typeof scopeModes)[number];

/**
 * What keys can be given: areas of permission nodes, by the second word of the node, and whether a program may write there.
 * No second system of permissions: a key never does more than the nodes that its maker holds
 * (docs/domain/integrations.md 2). What is missing here is for people.
 */
export const keyAreas = {
  store: {
    home: 'read',
    orderpool: 'write',
    order: 'write',
    quotation: 'write',
    order_aftersales: 'write',
    invoice: 'write',
    finance: 'read',
    profile: 'write',
  },
  desk: {
    home: 'read',
    order: 'write',
    quote: 'write',
    aftersale: 'write',
    product: 'write',
    specification: 'write',
    category: 'write',
    attribute: 'write',
    synonym: 'write',
    store: 'read',
    invoice: 'write',
    statement: 'read',
    rate: 'read',
    refund: 'read',
    books: 'read',
    lead: 'write',
    page: 'write',
  },
} as const satisfies Record<SellerSide, Record<string, ScopeMode>>;

type AreasOf<Side extends SellerSide> = keyof (typeof keyAreas)[Side] & string;
type KeyArea = AreasOf<'store'> | AreasOf<'desk'>;

/** Nodes within those areas whose calls stay with people: money that leaves, proofs of who somebody is, other people's rights. */
export const nodesForPeople: readonly PermissionNode[] = [
  'operator/aftersale/decide',
  'operator/aftersale/open',
  'operator/aftersale/reasons',
  'operator/invoice/issuers',
  'operator/invoice/papers',
  'operator/invoice/release',
  'operator/invoice/settlements',
  'operator/invoice/taxes',
  'operator/order/close',
  'operator/quote/belowFloor',
  'operator/quote/confirm',
  'operator/store/legalApprove',
  'operator/store/legalChanges',
  'operator/store/legalReject',
  'operator/store/legalReveal',
  'operator/store/payeeApprove',
  'operator/store/payeeChanges',
  'operator/store/payeeReject',
  'operator/store/payeeReveal',
  'store/finance/withdraw',
  'store/invoice/customer/settings',
  'store/invoice/platform/apply',
  'store/invoice/settlements/hand_in',
  'store/profile/close',
  'store/profile/legal',
  'store/profile/payee',
  'store/profile/staff',
  'store/quotation/below_floor',
];

const people = new Set(nodesForPeople.map((node) => node.toLowerCase()));

/** Words of a scope: `order:write`. */
export type KeyScope = `${KeyArea}:${ScopeMode}`;

/** Every scope that a side can give. */
export function scopesOf(side: SellerSide): KeyScope[] {
  return Object.entries(keyAreas[side]).flatMap(([area, most]) =>
    scopeModes
      .filter((mode) => mode === 'read' || most === 'write')
      .map((mode) => `${area as KeyArea}:${mode}` as const),
  );
}

/** On which side a node is, and in which area; undefined where no key has to do with it. */
export function areaOf(node: string): { side: SellerSide; area: KeyArea } | undefined {
  const [first, area = ''] = node.split('/');
  const side = first === 'operator' ? 'desk' : first === 'store' ? 'store' : undefined;
  if (!side || people.has(node.toLowerCase()) || !Object.hasOwn(keyAreas[side], area)) return undefined;
  return { side, area: area as KeyArea };
}

/** What a key needs for a call that this node opens; undefined where keys may not call at all. */
export function scopeFor(node: string, mode: ScopeMode): KeyScope | undefined {
  const found = areaOf(node);
  if (!found) return undefined;
  const scope = `${found.area}:${mode}` as const;
  return scopesOf(found.side).includes(scope) ? scope : undefined;
}

/** Whether scopes that were given cover the one that is needed. */
export function coversScope(given: readonly string[], needed: KeyScope): boolean {
  const [area = ''] = needed.split(':');
  return given.includes(needed) || given.includes(`${area}:write`);
}
