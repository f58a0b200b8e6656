import { expect, it } from '@jest/globals';
import { visitorAddress } from './visitor-address.ts';

const connection = '10.0.0.1';
const find = (headers: Record<string, string>, isProxyTrusted: boolean) =>
  visitorAddress(new Headers(headers), { connection, isProxyTrusted });

it.each<[Record<string, string>, string]>([
  [{}, connection],
  [{ 'x-forwarded-for': '203.0.113.5' }, '203.0.113.5'],
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.5' }, '203.0.113.5'],
  [{ 'x-forwarded-for': '198.51.100.1,198.51.100.2 , 2001:db8::5 ' }, '2001:db8::5'],
  [{ 'x-forwarded-for': '203.0.113.5', 'x-real-ip': '198.51.100.1' }, '203.0.113.5'],
  [{ 'x-real-ip': '203.0.113.5' }, '203.0.113.5'],
  [{ 'x-forwarded-for': '203.0.113.5, unknown' }, connection],
  [{ 'x-forwarded-for': '' }, connection],
  [{ 'x-real-ip': "1' or 1=1 --" }, connection],
  [{ forwarded: 'for=198.51.100.1', 'x-client-ip': '198.51.100.1' }, connection],
])('believes of %j what the proxy itself has written: %s', (headers, address) => {
  expect(find(headers, true)).toBe(address);
});

it('believes nothing where no proxy stands before', () => {
  expect(find({ 'x-forwarded-for': '203.0.113.5', 'x-real-ip': '203.0.113.5' }, false)).toBe(connection);
});
