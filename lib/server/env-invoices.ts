import type { z } from 'zod';
import { type InvoiceSettings, invoiceDrivers } from './invoices/drivers.ts';
import { SettingsError } from './settings-error.ts';

/** Settings of the providers that issue real invoices, as their drivers say. A provider without any of its settings is off. */
export const invoiceSettings: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
  invoiceDrivers.flatMap(({ required, optional }) => [
    ...Object.entries(required).map(([name, rule]) => [name, rule.optional()] as const),
    ...Object.entries(optional),
  ]),
);

/** The providers of real invoices that these settings switch on. */
export function namesOfInvoiceProviders(env: InvoiceSettings | NodeJS.ProcessEnv): string[] {
  const values: Record<string, string | undefined> = env;
  return invoiceDrivers
    .filter(({ required }) => Object.keys(required).some((name) => values[name]))
    .map(({ name }) => name);
}

/**
 * Refuses half a provider, which could issue and never hear of it, and one beside play money: a demonstration would issue
 * invoices that count before the law. Throws a `SettingsError`.
 */
export function requireSoundInvoices(env: InvoiceSettings & { PAYMENT_SANDBOX: boolean }): void {
  const values: Record<string, string | boolean | undefined> = env;
  for (const { required } of invoiceDrivers) {
    const names = Object.keys(required);
    const [present, missing] = [names.find((name) => values[name]), names.find((name) => !values[name])];
    if (!present || !missing) continue;
    const words = { key: 'settingMissing', values: { name: missing, present } };
    throw new SettingsError(missing, `${missing} is not set, though ${present} is`, words);
  }
  const real = namesOfInvoiceProviders(env).join(', ');
  if (!env.PAYMENT_SANDBOX || real === '') return;
  const words = { key: 'sandboxBesideInvoices', values: { real } };
  throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside providers of real invoices (${real})`, words);
}
