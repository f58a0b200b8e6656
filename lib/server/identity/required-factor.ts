import type { ServerContext } from '../db/context.ts';
import { getSettings } from '../site/index.ts';
import { findEnabledFactor } from './second-factor.ts';

export async function isFactorRequired(ctx: ServerContext, groupKey: string): Promise<boolean> {
  return groupKey === 'operator' && (await getSettings(ctx))['member.isOperatorTwoFactorRequired'];
}

/**
 * An operator who must have a second factor and has none keeps the login but no permission, and every call but those that
 * set one up refuses them. Costs customers no query.
 */
export async function lacksRequiredFactor(ctx: ServerContext, userId: number, groupKey: string): Promise<boolean> {
  if (!(await isFactorRequired(ctx, groupKey))) return false;
  return (await findEnabledFactor(ctx.db, userId)) === undefined;
}
