import { BlockList, isIP } from 'node:net';
import { areaOf, type KeyScope, scopesOf } from '#lib/contract/integrations/key-scopes.ts';
import { callNodes, pageNodes } from '#lib/contract/nodes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

/** Every node there is, for who holds them all. */
const allNodes: readonly string[] = [...callNodes, ...pageNodes].map((node) => node.toLowerCase());

/** What its maker holds, as far as the scopes of the key go: no more than either (docs/domain/integrations.md 2). */
export function nodesOfKey(
  held: ReadonlySet<string>,
  { side, scopes }: { side: SellerSide; scopes: readonly string[] },
): ReadonlySet<string> {
  const areas = new Set(scopes.map((scope) => scope.split(':')[0]));
  const isIn = (node: string) => {
    const found = areaOf(node);
    return found?.side === side && areas.has(found.area);
  };
  const nodes = held.has('*') ? allNodes : [...held];
  return new Set(nodes.filter(isIn));
}

/** What somebody with these nodes can give a key: areas in which they may do anything at all. */
export function offeredScopes(held: ReadonlySet<string>, side: SellerSide): KeyScope[] {
  const nodes = nodesOfKey(held, { side, scopes: scopesOf(side) });
  const areas = new Set([...nodes].map((node) => areaOf(node)?.area));
  return scopesOf(side).filter((scope) => areas.has(scope.split(':')[0] as never));
}

/** Whether a key may be used from there. What is no address (calls within this process) is none of those listed. */
export function isAllowedFrom(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true;
  const kind = isIP(ip);
  if (kind === 0) return false;
  const list = new BlockList();
  for (const address of addresses) {
    const [net = '', bits] = address.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list.check(ip, kind === 6 ? 'ipv6' : 'ipv4');
}
