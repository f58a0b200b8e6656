import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that are nobody's on the open net: this machine, the nets behind it, and what stands for them. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');

/** Of version 6 the open net is one block; within it some stand for addresses of version 4, or for nobody. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, 'ipv4');
  return kind === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Whether this machine has it: what listens there for the machine alone, behind a firewall, takes what comes from within for its
 * own.
 */
export const isOwnAddress = (address: string, interfaces = networkInterfaces()): boolean =>
  Object.values(interfaces).some((own) => own?.some((each) => each.address === address));

/** Where web servers listen: on other ports there are mail servers, databases and what else a message must not be written to. */
export const hasWebPort = ({ port }: URL): boolean => port === '' || port === '443' || port === '8443';

export interface Resolved {
  address: string;
  family: number;
}
