import type { ListNames } from './list-names.ts';
import { text } from './text.ts';

/** Of a list to work in the rows are paged by key, of a member's list by number (docs/how-to.md, A list). */
const isWork = ({ audience }: ListNames) => audience !== 'member';

export function contractFile(names: ListNames): string {
  const { entry, path, sorts, pascal } = names;
  const [page, query, from] = isWork(names)
    ? ['workPageOf', `workQuery(${sorts})`, `import { workPageOf, workQuery } from '../work-list.ts';`]
    : ['pageOf', 'pageQuery', ''];
  return text`
    import { z } from 'zod';
    import { endpoint } from '../endpoint.ts';
    import { ${isWork(names) ? '' : 'pageOf, pageQuery, '}unixSeconds } from '../fields.ts';
    ${from}

    ${isWork(names) ? `export const ${sorts} = ['-id', 'id'] as const;` : ''}

    const row = z.object({ id: z.int(), title: z.string(), create_time: unixSeconds });

    export const ${entry} = endpoint({
      method: 'get',
      path: '${path}',
      summary: '${pascal.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}, newest first',
      query: z.object({
        ...${query},
        /** A part of the title. */
        q: z.string().trim().max(60).optional().catch(undefined),
      }),
      data: ${page}(row),
    });
  `;
}

/** `references`: where the owner's table may be known; earlier modules keep the number alone. */
export function tablesFile(names: ListNames, references: boolean): string {
  const { owner, table, tableName, domain } = names;
  const [owners, from] = owner === 'userId' ? ['users', 'identity'] : ['stores', 'store'];
  const column = owner === 'userId' ? 'user_id' : 'store_id';
  const target = references ? `.references(() => ${owners}.id)` : '';
  return text`
    import { ${owner ? 'index, ' : ''}pgTable, varchar } from 'drizzle-orm/pg-core';
    import { createdAt, ${owner ? 'foreignId, ' : ''}idColumn } from '../db/columns.ts';
    ${owner && references ? `import { ${owners} } from '../${from}/tables.ts';` : ''}

    /** docs/domain/${domain}.md says what a row means. */
    export const ${table} = pgTable('${tableName}', {
      id: idColumn(),${owner ? `\n${owner}: foreignId('${column}').notNull()${target},` : ''}
      title: varchar('title', { length: 120 }).notNull(),
      createdAt: createdAt(),
    }${owner ? `, (table) => [index('${tableName}_owner').on(table.${owner}, table.id)]` : ''});
  `;
}

export const readFile = (names: ListNames) => (isWork(names) ? workUseCase(names) : memberUseCase(names));

function workUseCase(names: ListNames): string {
  const { domain, file, sorts, table, name, pascal, list, owner } = names;
  return text`
    import { and, ${owner ? 'eq, ' : ''}ilike } from 'drizzle-orm';
    import type { ${sorts} } from '#lib/contract/${domain}/${file}.ts';
    import type { ServerContext } from '../db/context.ts';
    import { countUpTo, type KeysetList, readKeysetPage } from '../db/reading/keyset.ts';
    import type { WorkPageOf, WorkQuery } from '../kernel/work-page.ts';
    import { ${table} } from './${name}-tables.ts';

    export type ${pascal}Entry = typeof ${table}.$inferSelect;
    type Sort = (typeof ${sorts})[number];

    const list: KeysetList<${pascal}Entry, Sort> = {
      id: ${table}.id,
      idOf: ({ id }) => id,
      orders: { id: { column: ${table}.id, kind: 'number', valueOf: ({ id }) => id } },
    };

    /** A page of the list${owner ? ', of the store that asks alone' : ''}, and how many rows it has. */
    export async function ${list}(
      { db }: ServerContext,
      { ${owner ? `${owner}, ` : ''}q }: { ${owner ? `${owner}: number; ` : ''}q?: string | undefined },
      input: WorkQuery<Sort>,
    ): Promise<WorkPageOf<${pascal}Entry>> {
      const where = and(${owner ? `eq(${table}.${owner}, ${owner}), ` : ''}matching(q));
      const [page, totals] = await Promise.all([
        readKeysetPage(list, input, (part) =>
          db.select().from(${table}).where(and(where, part.where)).orderBy(...part.orderBy).limit(part.limit),
        ),
        countUpTo(db, ${table}, where),
      ]);
      return { ...page, ...totals };
    }

    ${matchingFunction(names)}
  `;
}

const matchingFunction = ({ table }: ListNames) =>
  `const matching = (q: string | undefined) => (q ? ilike(${table}.title, \`%\${q.replace(/[\\\\%_]/g, '\\\\$&')}%\`) : undefined);`;

function memberUseCase(names: ListNames): string {
  const { table, name, pascal, list } = names;
  return text`
    import { and, count, desc, eq, ilike } from 'drizzle-orm';
    import type { ServerContext } from '../db/context.ts';
    import type { Page, PageOf } from '../kernel/paging.ts';
    import { ${table} } from './${name}-tables.ts';

    export type ${pascal}Entry = typeof ${table}.$inferSelect;

    /** A page of the list of one member, newest first, and how many rows it has. */
    export async function ${list}(
      { db }: ServerContext,
      { userId, q }: { userId: number; q?: string | undefined },
      page: Page,
    ): Promise<PageOf<${pascal}Entry>> {
      const where = and(eq(${table}.userId, userId), matching(q));
      const [list, [all]] = await Promise.all([
        db.select().from(${table}).where(where).orderBy(desc(${table}.id)).limit(page.limit).offset(page.offset),
        db.select({ total: count() }).from(${table}).where(where),
      ]);
      return { list, total: all?.total ?? 0 };
    }

    ${matchingFunction(names)}
  `;
}

export function routeFile(names: ListNames): string {
  const { domain, file, entry, list, pascal, page, owner } = names;
  const guard = { member: `'login'`, store: `{ store: '${page}' }`, desk: `{ node: '${nodeOf(names)}' }` }[
    names.audience
  ];
  const ownerOf = owner ? `${owner}: member.${owner}, ` : '';
  const [toQuery, from] = isWork(names) ? ['toWorkQuery', 'toWorkPage, toWorkQuery'] : ['toPage', 'toPage'];
  const read = `await ${list}(server, { ${ownerOf}q: query.q }, ${toQuery}(query))`;
  const run = isWork(names)
    ? `toWorkPage(${read}, toRecord)`
    : `{ const { list, total } = ${read}; return { list: list.map(toRecord), total }; }`;
  return text`
    import { ${entry} } from '#lib/contract/${domain}/${file}.ts';
    import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
    import { ${from} } from '#lib/server/kernel/${isWork(names) ? 'work-page' : 'paging'}.ts';
    import { ${list}, type ${pascal}Entry } from '#lib/server/${domain}/index.ts';
    import { type App, serve } from '../../serve.ts';

    export function ${registerName(names)}(app: App): void {
      serve(app, ${entry}, {
        guard: ${guard},
        run: async ({ server, ${owner ? 'member, ' : ''}query }) => ${run},
      });
    }

    const toRecord = ({ id, title, createdAt }: ${pascal}Entry) => ({ id, title, create_time: toUnixSeconds(createdAt) });
  `;
}

export const registerName = ({ list }: ListNames) => list.replace(/^list/, 'register');

/** The permission node of the list of operators. */
export const nodeOf = ({ camel }: ListNames) => `operator/${camel}/list`;
