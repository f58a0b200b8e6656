import { pascal, text } from './text.ts';

/** The first call of a domain: its contract, which is all that pages and components need to make it. */
export function contractFile(domain: string): string {
  return text`
    import { z } from 'zod';
    import { endpoint } from '../endpoint.ts';
    import { noQuery, unixSeconds } from '../fields.ts';

    /** What a member can do here. The server decides, screens take their buttons from it. */
    export const ${domain}Actions = ['see'] as const;

    export const ${domain}Overview = endpoint({
      method: 'get',
      path: '/api/${domain}/overview',
      summary: 'What the caller can do in the domain ${domain}, and since when',
      query: noQuery,
      data: z.object({ since: unixSeconds, actions: z.array(z.enum(${domain}Actions)) }),
    });
  `;
}

export function rulesFile(domain: string): string {
  const actions = `${domain}Actions`;
  return text`
    import type { ${actions} } from '#lib/contract/${domain}/member-overview.ts';

    type Action = (typeof ${actions})[number];

    /** What a member can do (docs/domain/${domain}.md 2). */
    export function listActions({ isActive }: { isActive: boolean }): Action[] {
      return isActive ? ['see'] : [];
    }
  `;
}

export function rulesTest(): string {
  return text`
    import { expect, it } from '@jest/globals';
    import { listActions } from './rules.ts';

    it.each([
      [{ isActive: true }, ['see']],
      [{ isActive: false }, []],
    ])('%j can %j', (facts, actions) => {
      expect(listActions(facts)).toEqual(actions);
    });
  `;
}

/** A domain that has rules already keeps them, and the first of its new ones stands in a file of its own. */
export function describeFile(domain: string, rules: string): string {
  return text`
    import type { ServerContext } from '../db/context.ts';
    import { getUser } from '../identity/index.ts';
    import { listActions } from './${rules}.ts';

    /** What a member can do, and since when. */
    export async function describe${pascal(domain)}Overview({ db }: ServerContext, userId: number) {
      const { joinedAt, status } = await getUser(db, userId);
      return { since: joinedAt, actions: listActions({ isActive: status === 'enable' }) };
    }
  `;
}

export function describeTest(domain: string): string {
  const describe = `describe${pascal(domain)}Overview`;
  return text`
    import { afterAll, expect, it } from '@jest/globals';
    import { createTestContext } from '../db/test-context.ts';
    import { createTestUser } from '../factories/factories.ts';
    import { ${describe} } from './describe-overview.ts';

    const test = await createTestContext();
    afterAll(() => test.close());

    it('a member can see it from the first day', async () => {
      const { id, joinedAt } = await createTestUser(test.ctx);
      expect(await ${describe}(test.ctx, id)).toEqual({ since: joinedAt, actions: ['see'] });
    });
  `;
}

export function indexFile(domain: string): string {
  return text`
    /**
     * ${pascal(domain)}: docs/domain/${domain}.md says what it decides.
     */
    export { describe${pascal(domain)}Overview } from './describe-overview.ts';
  `;
}

export function routeFile(domain: string): string {
  const describe = `describe${pascal(domain)}Overview`;
  return text`
    import { ${domain}Overview } from '#lib/contract/${domain}/member-overview.ts';
    import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
    import { ${describe} } from '#lib/server/${domain}/index.ts';
    import { type App, serve } from '../../serve.ts';

    export function register${pascal(domain)}Overview(app: App): void {
      serve(app, ${domain}Overview, {
        guard: 'login',
        run: async ({ server, member }) => {
          const { since, actions } = await ${describe}(server, member.userId);
          return { since: toUnixSeconds(since), actions };
        },
      });
    }
  `;
}

export function routeTest(domain: string): string {
  const address = `'/api/${domain}/overview'`;
  return text`
    import { afterAll, expect, it } from '@jest/globals';
    import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
    import { createTestApi } from '../../test-api.ts';

    const test = await createTestApi();
    afterAll(() => test.close());

    it('tells a member what can be done', async () => {
      const { id } = await createTestUser(test.ctx);
      const answer = await test.get(${address}, await signIn(test.ctx, id));
      expect(answer).toMatchObject({ code: 1, data: { since: expect.any(Number), actions: ['see'] } });
    });

    it('is closed to guests', async () => {
      expect(await test.get(${address})).toMatchObject({ code: 303 });
    });
  `;
}

export function domainDocument(domain: string): string {
  return text`
    # ${pascal(domain)}

    Code: \`lib/server/${domain}\`.

    ## 1. What it owns

    Nothing of its own yet.

    ## 2. What a member can do

    See it (\`see\`), unless the account is disabled.
  `;
}
