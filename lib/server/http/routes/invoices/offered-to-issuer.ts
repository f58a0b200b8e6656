import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type Issuer, offeredProviders } from '#lib/server/invoices/index.ts';

/** By whom somebody may issue: by hand always. */
export const providersFor = ({ env }: ServerContext, issuer: Issuer): InvoiceProviderName[] =>
  offeredProviders(env, issuer);
