import { isIP } from 'node:net';
import type { Payer } from '#lib/server/payments/index.ts';
import { payDeviceOf } from '#lib/utils/pay-device.ts';
import type { RequestScope } from './request-scope.ts';

/** From where somebody pays. Pages of this process ask without an address, and begin no payment. */
export function payerOf({ userAgent, ip }: Pick<RequestScope, 'userAgent' | 'ip'>): Payer {
  return { device: payDeviceOf(userAgent), ip: isIP(ip) ? ip : '127.0.0.1' };
}
