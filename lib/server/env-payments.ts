import type { z } from 'zod';
import { drivers, type ProviderSettings, transferDrivers } from './payments/drivers.ts';
import { SettingsError } from './settings-error.ts';

type Given = ProviderSettings | NodeJS.ProcessEnv;

/** Taking money and paying out are set up apart, and real money both. */
const allDrivers = [...drivers, ...transferDrivers];

/** Settings of the providers that take real money, as their drivers say. A provider without any of its settings is off. */
export const paymentSettings: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
  allDrivers.flatMap(({ required, optional }) => [
    ...Object.entries(required).map(([name, rule]) => [name, rule.optional()] as const),
    ...Object.entries(optional),
  ]),
);

/** The providers with real money, in or out, that these settings switch on. */
export function namesOfRealProviders(env: Given): string[] {
  const values: Record<string, string | undefined> = env;
  return allDrivers
    .filter(({ required }) => Object.keys(required).some((name) => values[name]))
    .map(({ name }) => name);
}

/**
 * Refuses half a provider, which could take money and never hear of it, a certificate of another key, and play money
 * beside real money, which would be an open till. Throws a `SettingsError`.
 */
export function requireSoundPayments(env: ProviderSettings & { PAYMENT_SANDBOX: boolean }): void {
  const values: Record<string, string | boolean | undefined> = env;
  const groups = drivers.flatMap(({ together }) => (together ? [together] : []));
  for (const names of [...allDrivers.map(({ required }) => Object.keys(required)), ...groups]) {
    const [present, missing] = [names.find((name) => values[name]), names.find((name) => !values[name])];
    if (!present || !missing) continue;
    const words = { key: 'settingMissing', values: { name: missing, present } };
    throw new SettingsError(missing, `${missing} is not set, though ${present} is`, words);
  }
  for (const { required, findMisfit } of transferDrivers) {
    const own = Object.fromEntries(Object.keys(required).map((name) => [name, String(values[name] ?? '')]));
    const misfit = Object.values(own).every(Boolean) ? findMisfit(own) : undefined;
    if (misfit) throw new SettingsError(misfit, `${misfit}: does not belong to the private key`);
  }
  const real = namesOfRealProviders(env).join(', ');
  if (!env.PAYMENT_SANDBOX || real === '') return;
  const words = { key: 'sandboxBesideReal', values: { real } };
  throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${real})`, words);
}
