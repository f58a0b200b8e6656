import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '../db/context.ts';
import { type ServerEnv, SettingsError } from '../env.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings, listPauses } from '../site/index.ts';
import type { Webhook } from './driver.ts';
import { drivers } from './drivers.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider, sandboxWebhook } from './sandbox-provider.ts';
import { bankProvider } from './transfers/bank-provider.ts';

/** Providers that answer at once and take real money; they come with their own settings. */
type OnlineProviders = PaymentProvider[];

/** The clients of the SDKs keep connections, so a process makes them once. */
const clients = new WeakMap<ServerEnv, Promise<OnlineProviders>>();

function onlineProviders(ctx: ServerContext): Promise<OnlineProviders> {
  const known = clients.get(ctx.env) ?? openProviders(ctx);
  clients.set(ctx.env, known);
  return known;
}

/** Where providers send their messages, whether the shop has their settings or not. */
export const webhooks: readonly [channel: Channel, webhook: Webhook][] = [
  ['sandbox', sandboxWebhook],
  ...drivers.flatMap(({ channel, webhook }): [Channel, Webhook][] => (webhook ? [[channel, webhook]] : [])),
];

/** The SDKs are most of what the API would load when it starts: only the drivers of providers that are on load theirs. */
async function openProviders({ env, clock }: ServerContext): Promise<OnlineProviders> {
  const values = env as Record<string, unknown>;
  const online = drivers.filter(({ required }) => Object.keys(required).every((name) => values[name]));
  return Promise.all(
    online.map(({ channel, required, optional, open }) => {
      const own = Object.keys({ ...required, ...optional }).map((name) => [name, values[name]]);
      const webhookUrl = `${env.PUBLIC_URL}/api/payment/${channel}/webhook`;
      // What they are, the drivers' own rules have seen to when the settings of the process were read.
      return open(Object.fromEntries(own), { clock, webhookUrl });
    }),
  );
}

/**
 * The sandbox credits money that nobody paid. It exists only where PAYMENT_SANDBOX says so, and never beside a provider
 * that takes real money: a process with both does not start, and here it stops a second time with a `SettingsError`.
 */
export function withSandbox(env: ServerEnv, online: OnlineProviders): PaymentProvider[] {
  if (!env.PAYMENT_SANDBOX) return online;
  if (online.length > 0) {
    const names = online.map(({ channel }) => channel).join(', ');
    throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${names})`);
  }
  return [sandboxProvider(env.SECRET_KEY)];
}

/** The payment methods that the shop has: bank transfer where the shop has named its account, and what is configured. */
export async function listProviders(ctx: ServerContext): Promise<PaymentProvider[]> {
  const { 'payment.bank': bank } = await getSettings(ctx);
  return [...(bank.account === '' ? [] : [bankProvider(bank)]), ...withSandbox(ctx.env, await onlineProviders(ctx))];
}

/** Those that customers may begin to pay by now: not what operators have paused. What was begun before is followed on. */
export async function listOfferedProviders(ctx: ServerContext): Promise<PaymentProvider[]> {
  const [providers, pauses] = await Promise.all([listProviders(ctx), listPauses(ctx.db)]);
  const paused = new Set<string>(pauses.map(({ channel }) => channel));
  return providers.filter(({ channel }) => !paused.has(channel));
}

export async function findProvider(ctx: ServerContext, channel: Channel): Promise<PaymentProvider | undefined> {
  return (await listProviders(ctx)).find((offered) => offered.channel === channel);
}

/** Throws `channel_unavailable`. */
export async function getProvider(ctx: ServerContext, channel: Channel): Promise<PaymentProvider> {
  const provider = await findProvider(ctx, channel);
  if (!provider) throw new DomainError('channel_unavailable');
  return provider;
}

/** One that a payment may begin by now. Throws `channel_unavailable`, also for one that is paused. */
export async function getOfferedProvider(ctx: ServerContext, channel: Channel): Promise<PaymentProvider> {
  const provider = (await listOfferedProviders(ctx)).find((offered) => offered.channel === channel);
  if (!provider) throw new DomainError('channel_unavailable');
  return provider;
}
