import type { InvoiceDriver } from './providers/driver.ts';
import { driver as wechat } from './providers/wechat/driver.ts';

/** Providers that issue real documents. What a driver imports at once may not need the settings of the process. */
export const invoiceDrivers: readonly InvoiceDriver[] = [wechat];

/** Names of a provider's settings, and none that is no provider's. */
export type InvoiceSettings = { [Name in `WECHAT_FAPIAO_${string}`]?: string | undefined };
