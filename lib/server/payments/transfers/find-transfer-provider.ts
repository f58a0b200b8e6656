import type { ServerContext } from '#lib/server/db/context.ts';
import { type ServerEnv, SettingsError } from '#lib/server/env.ts';
import { transferDrivers } from '../drivers.ts';
import type { TransferProvider } from './transfer-provider.ts';

const clients = new WeakMap<ServerEnv, Promise<TransferProvider>>();

const findDriver = (env: ServerEnv) => {
  const values = env as Record<string, unknown>;
  return transferDrivers.find(({ required }) => Object.keys(required).every((name) => values[name]));
};

/** Whether the shop pays Alipay accounts by itself, if an operator says so. */
export const hasTransfers = ({ env }: Pick<ServerContext, 'env'>): boolean => findDriver(env) !== undefined;

/**
 * Undefined: the shop pays manually. Throws a `SettingsError` beside play money, which anybody could turn into real money; a
 * process with both does not start, and here it stops a second time.
 */
export async function findTransferProvider({ env, clock }: ServerContext): Promise<TransferProvider | undefined> {
  const driver = findDriver(env);
  if (!driver) return undefined;
  if (env.PAYMENT_SANDBOX) {
    throw new SettingsError('PAYMENT_SANDBOX', `PAYMENT_SANDBOX: not beside real providers (${driver.name})`);
  }
  const known = clients.get(env) ?? driver.open(ownSettings(env, driver), { clock });
  clients.set(env, known);
  return known;
}

function ownSettings(env: ServerEnv, { required, optional }: (typeof transferDrivers)[number]) {
  const values = env as Record<string, unknown>;
  // What they are, the driver's own rules have seen to when the settings of the process were read.
  const own = Object.keys({ ...required, ...optional }).map((name) => [name, values[name]]);
  return Object.fromEntries(own) as Record<string, string>;
}
