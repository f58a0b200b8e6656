import type { ServerContext } from '../db/context.ts';
import { type Service, unknownNumber } from '../kernel/service.ts';
import { drivers, transferDrivers } from './drivers.ts';
import { getProvider } from './list-providers.ts';
import { findTransferProvider } from './transfers/find-transfer-provider.ts';

/** The providers that take money and pay it out, switched on or not. What is switched on can be asked about a payment nobody made. */
export function paymentServices(ctx: ServerContext): Service[] {
  const values = ctx.env as Record<string, unknown>;
  const isOn = ({ required }: { required: object }) => Object.keys(required).every((name) => values[name]);
  const taking = drivers.map((driver): Service => {
    const { channel: key, name } = driver;
    const service = { key, kind: 'payment', name } as const;
    return isOn(driver)
      ? { ...service, state: 'on', probe: () => probePayments(ctx, key) }
      : { ...service, state: 'off' };
  });
  const paying = transferDrivers.map((driver): Service => {
    const service = {
      key: `${driver.name} payouts`.toLowerCase().replaceAll(' ', '-'),
      kind: 'payout',
      name: driver.name,
    } as const;
    return isOn(driver) ? { ...service, state: 'on', probe: () => probePayouts(ctx) } : { ...service, state: 'off' };
  });
  const sandbox: Service[] = ctx.env.PAYMENT_SANDBOX
    ? [{ key: 'sandbox', kind: 'payment', name: 'Sandbox', state: 'sandbox' }]
    : [];
  return [...sandbox, ...taking, ...paying];
}

async function probePayments(ctx: ServerContext, channel: (typeof drivers)[number]['channel']): Promise<void> {
  const provider = await getProvider(ctx, channel);
  if (provider.probe) await provider.probe();
  else await provider.query?.({ no: unknownNumber, providerRef: null });
}

async function probePayouts(ctx: ServerContext): Promise<void> {
  await (await findTransferProvider(ctx))?.query({ no: unknownNumber, amount: 1 });
}
