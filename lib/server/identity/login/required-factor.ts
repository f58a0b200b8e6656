import type { ServerContext } from '../../db/context.ts';
import { getSettings } from '../../site/index.ts';

/** Whoever may do anything at the desk is an operator, whatever the group is called. */
export const isOperator = (nodes: ReadonlySet<string>): boolean =>
  nodes.has('*') || [...nodes].some((node) => node.startsWith('operator/'));

export async function isFactorRequired(ctx: ServerContext, nodes: ReadonlySet<string>): Promise<boolean> {
  return isOperator(nodes) && (await getSettings(ctx))['member.isOperatorTwoFactorRequired'];
}
