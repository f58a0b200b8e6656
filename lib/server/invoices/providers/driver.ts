import type { z } from 'zod';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { InvoiceProvider } from './provider.ts';

/** Rules of settings by their names, which begin with the provider in capitals. */
type Settings<Value> = Record<string, z.ZodType<Value>>;
type ValuesOf<Given extends Settings<unknown>> = { [Name in keyof Given]: z.output<Given[Name]> };

/** How a provider that issues real documents is set up: all that the shop has to know of it. */
interface DriverOf<Required extends Settings<string>, Optional extends Settings<string>> {
  provider: InvoiceProviderName;
  /** As the terminal calls it. */
  name: string;
  /** Without any of these the provider is off; with some of them only the process does not start. */
  required: Required;
  optional: Optional;
  /** For the reference of the API. */
  webhook: { summary: string };
  open(settings: ValuesOf<Required> & ValuesOf<Optional>, surroundings: { clock: Clock }): Promise<InvoiceProvider>;
}

export type InvoiceDriver = DriverOf<Settings<string>, Settings<string>>;

/** Lets a driver name each setting once: `open` takes them by the types of their rules. */
export function invoiceDriver<Required extends Settings<string>, Optional extends Settings<string>>(
  driver: DriverOf<Required, Optional>,
): InvoiceDriver {
  return driver;
}
