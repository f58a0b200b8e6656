import { type ProviderChannel, providerChannels } from '#lib/contract/payments/channels.ts';
import { transfers as alipayTransfers } from './alipay/transfer-driver.ts';
import type { PaymentDriver, TransferDriver } from './driver.ts';

interface Driver extends PaymentDriver {
  channel: ProviderChannel;
}

/**
 * The drivers of the contract's channels, each found by its name, so that a provider is a folder and a word in that list.
 * The settings of the process are read by them: what a driver imports at once may not need those settings itself.
 */
export const drivers: readonly Driver[] = await Promise.all(
  providerChannels.map(async (channel) => {
    const { driver } = (await import(`./${channel}/driver.ts`)) as { driver: PaymentDriver };
    return { ...driver, channel };
  }),
);

/** Those that pay out as well: their folder has a driver for it. */
export const transferDrivers: readonly TransferDriver[] = [alipayTransfers];

/** Names of a provider's settings, and none that is no provider's. */
export type ProviderSettings = { [Name in `${Uppercase<ProviderChannel>}_${string}`]?: string | undefined };
