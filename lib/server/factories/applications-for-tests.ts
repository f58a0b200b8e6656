import { asc, eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { files, fileUses } from '../files/tables.ts';
import type { Member } from '../kernel/actor.ts';
import { describeApplication, saveApplication } from '../store/index.ts';
import { storeApplications } from '../store/tables.ts';
import { createTestUser } from './factories.ts';
import { toMember } from './store-factories.ts';

type Changes = Parameters<typeof saveApplication>[2]['changes'];

/** A customer who has not begun, and what they do. */
export async function newApplicant(ctx: ServerContext) {
  const { id } = await createTestUser(ctx);
  const me = toMember(id);
  return {
    id,
    me,
    save: (version: number, changes: Changes) => saveApplication(ctx, me, { version, changes }),
    describe: () => describeApplication(ctx, id),
  };
}

export async function newOperator(ctx: ServerContext): Promise<Member> {
  return toMember((await createTestUser(ctx, { group: 'operator' })).id);
}

/** Every try of a user as it is stored, the first first. */
export async function rowsOf(ctx: ServerContext, userId: number) {
  const own = eq(storeApplications.userId, userId);
  return ctx.db.select().from(storeApplications).where(own).orderBy(asc(storeApplications.attempt));
}

/** What holds a file. */
export async function usesOf(ctx: ServerContext, url: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ subject: fileUses.subject })
    .from(fileUses)
    .innerJoin(files, eq(files.id, fileUses.fileId))
    .where(eq(files.url, url));
  return rows.map(({ subject }) => subject);
}

/** How calls at the same moment end, sorted: `done` or the code of the refusal. */
export async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).sort();
}
