import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from '@jest/globals';
import { isOwnAddress } from './public-address.ts';

it('knows the addresses of this machine, on the open net too', () => {
  const one = (address: string) => [{ address }] as NetworkInterfaceInfo[];
  const interfaces = { lo: one('127.0.0.1'), eth0: [...one('93.184.215.14'), ...one('2a00::1')], down: undefined };
  for (const own of ['93.184.215.14', '2a00::1']) expect(isOwnAddress(own, interfaces)).toBe(true);
  expect(isOwnAddress('93.184.215.15', interfaces)).toBe(false);
  expect(isOwnAddress('127.0.0.1')).toBe(true);
});
