import { z } from 'zod';
import { accountField, emailField, passwordField } from '#lib/contract/fields.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';
import type { User } from '../account/user-repository.ts';
import { createUser } from './create-user.ts';

const schema = z.object({ username: accountField, email: emailField, password: passwordField });

/** Creates a platform operator; only reachable from the terminal. Throws `invalid_input` or an occupied field. */
export async function createOperator(ctx: ServerContext, input: z.input<typeof schema>): Promise<User> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue): [string, MessageRef] => [
      issue.path.join('.'),
      { key: issue.message },
    ]);
    throw new DomainError('invalid_input', { fields: Object.fromEntries(fields) });
  }
  return createUser(ctx, { ...parsed.data, group: 'operator' });
}
