import type { ServerContext } from '../../db/context.ts';
import { getSettings } from '../../site/index.ts';
import { findEnabledFactor } from '../security/second-factor.ts';

/** Whoever may do anything at the desk is an operator, whatever the group is called. */
export async function isFactorRequired(ctx: ServerContext, nodes: ReadonlySet<string>): Promise<boolean> {
  const isOperator = nodes.has('*') || [...nodes].some((node) => node.startsWith('operator/'));
  return isOperator && (await getSettings(ctx))['member.isOperatorTwoFactorRequired'];
}

/**
 * An operator who must have a second factor and has none keeps the login but no permission, and every call but those that
 * set one up refuses them. Costs customers no query.
 */
export async function lacksRequiredFactor(
  ctx: ServerContext,
  userId: number,
  nodes: ReadonlySet<string>,
): Promise<boolean> {
  if (!(await isFactorRequired(ctx, nodes))) return false;
  return (await findEnabledFactor(ctx.db, userId)) === undefined;
}
