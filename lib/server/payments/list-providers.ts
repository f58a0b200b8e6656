import type { ServerContext } from '../db/context.ts';
import { type ServerEnv, SettingsError } from '../env.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { bankProvider } from './bank-provider.ts';
import type { Channel, PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** Providers that answer at once and take real money; they come with their own settings. */
type OnlineProviders = PaymentProvider[];

/**
 * The sandbox credits money that nobody paid. It exists only where PAYMENT_SANDBOX says so, and never beside a provider
 * that takes real money: then the settings contradict each other and a `SettingsError` says so.
 */
export function withSandbox(env: ServerEnv, online: OnlineProviders): PaymentProvider[] {
  if (!env.PAYMENT_SANDBOX) return online;
  if (online.length > 0) {
    const names = online.map(({ channel }) => channel).join(', ');
    throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${names})`);
  }
  return [sandboxProvider(env.SECRET_KEY)];
}

/** The ways to pay that the shop offers: bank transfer where the shop has named its account, and what is configured. */
export async function listProviders(ctx: ServerContext): Promise<PaymentProvider[]> {
  const { 'payment.bank': bank } = await getSettings(ctx);
  return [...(bank.account === '' ? [] : [bankProvider(bank)]), ...withSandbox(ctx.env, [])];
}

/** Throws `channel_unavailable`. */
export async function getProvider(ctx: ServerContext, channel: Channel): Promise<PaymentProvider> {
  const provider = (await listProviders(ctx)).find((offered) => offered.channel === channel);
  if (!provider) throw new DomainError('channel_unavailable');
  return provider;
}
