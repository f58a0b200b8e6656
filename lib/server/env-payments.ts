import type { z } from 'zod';
import { drivers, type ProviderSettings } from './payments/drivers.ts';
import { SettingsError } from './settings-error.ts';

type Given = ProviderSettings | NodeJS.ProcessEnv;

/** Settings of the providers that take real money, as their drivers say. A provider without any of its settings is off. */
export const paymentSettings: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
  drivers.flatMap(({ required, optional }) => [
    ...Object.entries(required).map(([name, rule]) => [name, rule.optional()] as const),
    ...Object.entries(optional),
  ]),
);

/** The providers with real money that these settings switch on. */
export function namesOfRealProviders(env: Given): string[] {
  const values: Record<string, string | undefined> = env;
  return drivers.filter(({ required }) => Object.keys(required).some((name) => values[name])).map(({ name }) => name);
}

/**
 * Refuses half a provider, which could take money and never hear of it, and play money beside real money, which would be
 * an open till. Throws a `SettingsError`.
 */
export function requireSoundPayments(env: ProviderSettings & { PAYMENT_SANDBOX: boolean }): void {
  const values: Record<string, string | boolean | undefined> = env;
  for (const { required } of drivers) {
    const names = Object.keys(required);
    const [present, missing] = [names.find((name) => values[name]), names.find((name) => !values[name])];
    if (!present || !missing) continue;
    const words = { key: 'settingMissing', values: { name: missing, present } };
    throw new SettingsError(missing, `${missing} is not set, though ${present} is`, words);
  }
  const real = namesOfRealProviders(env).join(', ');
  if (!env.PAYMENT_SANDBOX || real === '') return;
  const words = { key: 'sandboxBesideReal', values: { real } };
  throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${real})`, words);
}
