import type { z } from 'zod';
import { operatorAudit, operatorAuditExport } from '#lib/contract/identity/desk-audit.ts';
import {
  operatorGroup,
  operatorGroupOptions,
  operatorGroupRemove,
  operatorGroupSave,
  operatorGroups,
} from '#lib/contract/identity/desk-groups.ts';
import {
  operatorUser,
  operatorUserGroup,
  operatorUserStatus,
  operatorUsers,
} from '#lib/contract/identity/desk-users.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import {
  assignGroup,
  findUsernames,
  getGroup,
  listGroupOptions,
  listGroups,
  listUsers,
  openUser,
  removeGroup,
  saveGroupRules,
  setUserStatus,
} from '#lib/server/identity/index.ts';
import { shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { findStoreOf } from '#lib/server/store/index.ts';
import { getUserBalances } from '#lib/server/wallet/index.ts';
import {
  type AuditFilter,
  listAudit,
  listAuditedEvents,
  listAuditedTypes,
  readAudit,
} from '#lib/server/workflows/site/list-audit.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { auditColumns, toAuditCells, toAuditRow, toDeskUser, toDeskUserInfo } from './desk-people-records.ts';

/** What operators do about accounts, groups and the log of deeds. */
export function registerOperatorPeople(app: App): void {
  registerUsers(app);
  registerGroups(app);
  registerAudit(app);
}

function registerUsers(app: App): void {
  serve(app, operatorUsers, {
    guard: { node: 'operator/user/list' },
    run: async ({ server, member, query, locale }) => {
      const { q, group_id: groupId, status } = query;
      const page = await listUsers(server, { q, groupId, status }, { input: toWorkQuery(query), locale });
      return toWorkPage(page, (row) => toDeskUser(row, member));
    },
  });
  serve(app, operatorUser, {
    guard: { node: 'operator/user/list' },
    limits: [{ points: 300, seconds: 600, by: 'account' }],
    run: async ({ server, member, query: { id }, locale }) => {
      const facts = await openUser(server, member, { id, locale });
      const actors = facts.history.flatMap(({ actorId }) => actorId ?? []);
      const [balances, store, names] = await Promise.all([
        getUserBalances(server.db, id),
        findStoreOf(server.db, id),
        findUsernames(server.db, actors),
      ]);
      return toDeskUserInfo(facts, { member, balances, store, names });
    },
  });
  serve(app, operatorUserStatus, {
    guard: { node: 'operator/user/edit' },
    message: 'userChanged',
    run: async ({ server, member, body }) => setUserStatus(server, member, body),
  });
  serve(app, operatorUserGroup, {
    guard: { node: 'operator/user/group' },
    message: 'userChanged',
    run: async ({ server, member, body: { group_id: groupId, ...assignment } }) =>
      assignGroup(server, member, { ...assignment, groupId }),
  });
}

function registerGroups(app: App): void {
  serve(app, operatorGroups, {
    guard: { node: 'operator/group/list' },
    run: async ({ server, locale }) => ({ list: await listGroups(server, locale) }),
  });
  serve(app, operatorGroupOptions, {
    // Whoever sees users sees their groups, and chooses among these.
    guard: { node: 'operator/user/list' },
    run: ({ server, query, locale }) =>
      listGroupOptions(server.db, { ...toLookup(query), isAssignable: query.assignable === true, locale }),
  });
  serve(app, operatorGroup, {
    guard: { node: 'operator/group/list' },
    run: ({ server, member, query: { id }, locale }) => getGroup(server, member, { id, locale }),
  });
  serve(app, operatorGroupSave, {
    guard: { node: 'operator/group/edit' },
    message: 'groupSaved',
    run: async ({ server, member, body: { rule_ids: ruleIds, ...change } }) => ({
      id: await saveGroupRules(server, member, { ...change, ruleIds }),
    }),
  });
  serve(app, operatorGroupRemove, {
    guard: { node: 'operator/group/edit' },
    message: 'groupRemoved',
    run: async ({ server, member, body }) => removeGroup(server, member, body.id),
  });
}

function registerAudit(app: App): void {
  const guard = { node: 'operator/audit/list' } as const;
  serve(app, operatorAudit, {
    guard,
    run: async ({ server, query }) => {
      const [page, types, events] = await Promise.all([
        listAudit(server, toFilter(query), toWorkQuery(query)),
        listAuditedTypes(server),
        listAuditedEvents(server, query.entity_type),
      ]);
      return { ...toWorkPage(page, toAuditRow), entity_types: types, events };
    },
  });
  serveFile(app, operatorAuditExport, {
    guard,
    limits: [{ points: 20, seconds: 3600, by: 'account' }],
    isReadFromReplica: true,
    run: ({ server, query, locale }) =>
      toSpreadsheet({
        fileName: `${sentence(locale, 'identityExport.auditFile')}-${shopDay(server.clock.now())}`,
        name: sentence(locale, 'identityExport.audit'),
        format: query.format,
        columns: auditColumns(locale),
        batches: readAudit(server, toFilter(query)),
        toCells: toAuditCells,
      }),
  });
}

const dayInMs = 86_400_000;

type AuditQuery = Omit<z.output<NonNullable<(typeof operatorAuditExport)['query']>>, 'format'>;

function toFilter({ actor_id, actor_type, entity_type, entity_id, from, to, ...rest }: AuditQuery): AuditFilter {
  const { actor, no, event } = rest;
  return {
    actor,
    no,
    event,
    actorId: actor_id,
    actorType: actor_type,
    entityType: entity_type,
    entityId: entity_id,
    from: from ? startOfShopDay(from) : undefined,
    before: to ? new Date(startOfShopDay(to).getTime() + dayInMs) : undefined,
  };
}
