import type { ServerContext } from '../db/context.ts';
import { type Service, unknownNumber } from '../kernel/service.ts';
import { invoiceDrivers } from './drivers.ts';
import { findInvoiceProvider } from './providers/list-providers.ts';
import type { IssueOrder } from './providers/provider.ts';

/** Who issues electronic invoices for the shop, switched on or not. */
export function invoiceServices(ctx: ServerContext): Service[] {
  const values = ctx.env as Record<string, unknown>;
  const services = invoiceDrivers.map(({ provider, name, required }): Service => {
    const service = { key: `invoices-${provider}`, kind: 'invoice', name } as const;
    const isOn = Object.keys(required).every((setting) => values[setting]);
    return isOn ? { ...service, state: 'on', probe: () => probe(ctx, provider) } : { ...service, state: 'off' };
  });
  const sandbox: Service = { key: 'invoices-sandbox', kind: 'invoice', name: 'Sandbox', state: 'sandbox' };
  return [...(ctx.env.PAYMENT_SANDBOX ? [sandbox] : []), ...services];
}

/** Who does not know the number says so, and looks at nothing else of the order. */
async function probe(ctx: ServerContext, name: (typeof invoiceDrivers)[number]['provider']): Promise<void> {
  await (await findInvoiceProvider(ctx, name))?.query({ no: unknownNumber } as IssueOrder);
}
