import type { z } from 'zod';
import type { Clock } from '../kernel/clock.ts';
import type { PaymentProvider } from './provider.ts';
import type { TransferProvider } from './transfers/transfer-provider.ts';

/** What a provider sends to its address here, and what it waits for. */
export interface Webhook {
  /** For the reference of the API. */
  summary: string;
  /** The bare text it waits for; others read the HTTP status only. */
  answer?: string;
}

/** Rules of settings by their names, which begin with the channel in capitals. */
type Settings<Value> = Record<string, z.ZodType<Value>>;
type ValuesOf<Given extends Settings<unknown>> = { [Name in keyof Given]: z.output<Given[Name]> };

/** What a process gives its providers. */
interface Surroundings {
  clock: Clock;
  /** Where the provider sends its messages. */
  webhookUrl: string;
}

/** How a provider that takes real money is set up: all that the shop has to know of it, beside its channel. */
interface DriverOf<Required extends Settings<string>, Optional extends Settings<string | undefined>> {
  /** As the terminal calls it. */
  name: string;
  /** Without any of these the provider is off; with some of them only the process does not start. */
  required: Required;
  optional: Optional;
  /** Of the optional ones those that are nothing without each other. */
  together?: readonly (keyof Optional & string)[];
  /** Absent: it sends no messages, and is asked. */
  webhook?: Webhook;
  /** Imports the SDK by itself: only a shop that has these settings loads it. */
  open(settings: ValuesOf<Required> & ValuesOf<Optional>, surroundings: Surroundings): Promise<PaymentProvider>;
}

export type PaymentDriver = DriverOf<Settings<string>, Settings<string | undefined>>;

/** Lets a driver name each setting once: `open` takes them by the types of their rules. */
export function paymentDriver<Required extends Settings<string>, Optional extends Settings<string | undefined>>(
  driver: DriverOf<Required, Optional>,
): PaymentDriver {
  return driver;
}

/** How paying out by a provider is set up: apart from how it takes money, since who holds these keys can empty an account. */
interface TransferDriverOf<Required extends Settings<string>, Optional extends Settings<string | undefined>> {
  name: string;
  /** As of payments: all of them, or none. */
  required: Required;
  optional: Optional;
  /** Names the setting that does not fit the others. */
  findMisfit(settings: ValuesOf<Required>): string | undefined;
  open(
    settings: ValuesOf<Required> & ValuesOf<Optional>,
    surroundings: Pick<Surroundings, 'clock'>,
  ): Promise<TransferProvider>;
}

export type TransferDriver = TransferDriverOf<Settings<string>, Settings<string | undefined>>;

export function transferDriver<Required extends Settings<string>, Optional extends Settings<string | undefined>>(
  driver: TransferDriverOf<Required, Optional>,
): TransferDriver {
  return driver;
}
