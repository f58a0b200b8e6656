import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../../db/context.ts';
import type { ServerEnv } from '../../env.ts';
import { invoiceDrivers } from '../drivers.ts';
import type { Issuer } from '../issuers/issuers.ts';
import type { InvoiceDriver } from './driver.ts';
import type { InvoiceProvider } from './provider.ts';
import { sandboxInvoices } from './sandbox-provider.ts';

const isOn = (env: ServerEnv, { required }: InvoiceDriver): boolean =>
  Object.keys(required).every((name) => (env as Record<string, unknown>)[name]);

/**
 * By whom somebody may issue, manually always. The keys in the settings are those of one merchant, in whose name its provider
 * issues: that is the platform, never a store. The double is there only where everything is play money.
 */
export function offeredProviders(env: ServerEnv, { issuerType }: Issuer): InvoiceProviderName[] {
  const real = invoiceDrivers.filter((driver) => isOn(env, driver)).map(({ provider }) => provider);
  if (real.length > 0) return ['manual', ...(issuerType === 'platform' ? real : [])];
  return ['manual', ...(env.PAYMENT_SANDBOX ? (['sandbox'] as const) : [])];
}

const opened = new WeakMap<ServerEnv, Map<InvoiceProviderName, Promise<InvoiceProvider>>>();

/**
 * Undefined: nobody is asked. Either a person issues, or the shop has no longer the settings of a provider that was asked:
 * what it has accepted waits until they are back.
 */
export async function findInvoiceProvider(
  ctx: ServerContext,
  name: InvoiceProviderName,
): Promise<InvoiceProvider | undefined> {
  const driver = invoiceDrivers.find(({ provider }) => provider === name);
  if (!driver) return name === 'sandbox' && ctx.env.PAYMENT_SANDBOX ? sandboxInvoices(ctx) : undefined;
  if (!isOn(ctx.env, driver)) return undefined;
  const known = opened.get(ctx.env) ?? new Map<InvoiceProviderName, Promise<InvoiceProvider>>();
  opened.set(ctx.env, known);
  const provider = known.get(name) ?? open(ctx, driver);
  known.set(name, provider);
  return provider;
}

function open({ env, clock }: ServerContext, { required, optional, open: openDriver }: InvoiceDriver) {
  const values = env as Record<string, unknown>;
  const own = Object.keys({ ...required, ...optional }).map((name) => [name, values[name]]);
  // What they are, the driver's own rules have seen to when the settings of the process were read.
  return openDriver(Object.fromEntries(own), { clock });
}

/** Where providers send their messages, whether the shop has their settings or not. */
export const invoiceWebhooks = invoiceDrivers.map(({ provider, webhook }) => ({ provider, ...webhook }));
