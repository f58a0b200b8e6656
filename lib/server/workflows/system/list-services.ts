import type { ServerContext } from '../../db/context.ts';
import { fileServices } from '../../files/index.ts';
import { loginServices, passkeyServices } from '../../identity/index.ts';
import { invoiceServices } from '../../invoices/index.ts';
import type { Service } from '../../kernel/service.ts';
import { messageServices } from '../../messaging/index.ts';
import { parcelServices } from '../../orders/index.ts';
import { paymentServices } from '../../payments/index.ts';
import { visitServices } from '../../site/index.ts';
import { probeAddress } from './pieces/probe-address.ts';

/** All that the shop leans on outside of itself, switched on or not. */
export function listServices(ctx: ServerContext): Service[] {
  const { PUBLIC_URL: url, IS_PUBLIC_URL_SET: isSet } = ctx.env;
  const address = { key: 'address', kind: 'address', name: url } as const;
  return [
    isSet ? { ...address, state: 'on', probe: (learned) => probeAddress(url, learned) } : { ...address, state: 'off' },
    ...messageServices(ctx),
    ...paymentServices(ctx),
    ...invoiceServices(ctx),
    ...loginServices(ctx),
    ...passkeyServices(ctx),
    ...parcelServices(ctx),
    ...visitServices(ctx),
    ...fileServices(ctx),
  ];
}
