import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { User } from '../account/user-repository.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { isOperator } from '../login/required-factor.ts';

/** The reason is for the log. */
export const noOperator = (why: string) =>
  new DomainError('login_no_operator', { cause: new Error(`login by oidc: ${why}`) });

/** Throws `login_no_operator`: who works at the desk no longer comes in as a customer by the login of the company. */
export async function requireOperator(ctx: ServerContext, { groupId }: Pick<User, 'groupId'>): Promise<void> {
  if (!isOperator(await listNodesOfGroup(ctx, groupId))) throw noOperator('the account is no operator’s');
}
