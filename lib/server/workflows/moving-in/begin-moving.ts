import type { MovingOptions, MovingStatus } from '#lib/contract/integrations/desk-moving.ts';
import {
  type MovingField,
  type MovingMapping,
  movingFields,
  movingKindOf,
} from '#lib/contract/integrations/moving-fields.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { isOfferedUnit } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import {
  findMovingImport,
  findMovingItems,
  lockMovingImport,
  type MovingImport,
  removeMovingItems,
  updateMovingImport,
} from '#lib/server/integrations/index.ts';
import { type Actor, requireNode } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { makeMover } from './make-mover.ts';
import { movingNode } from './open-moving.ts';

/** Without one of them no record can be told. */
const neededFields: Record<MovingImport['source'], MovingField[]> = {
  shopify_products: ['handle', 'title'],
  woocommerce_products: ['title', 'row_type'],
  shopify_customers: ['email'],
  woocommerce_customers: ['email'],
  buildadmin_users: ['username'],
  shopify_orders: ['order_no'],
  woocommerce_orders: ['order_no'],
  other_orders: ['order_no'],
};

interface CheckRequest {
  id: number;
  mapping: MovingMapping;
  options: MovingOptions;
}

/**
 * Lets a job check every record, anew when it was done before; nothing is changed by that. Throws `no_permission`, `not_found`,
 * `status_changed` once it runs, and `invalid_input` at the field of a column that is needed, or at the unit that is not offered.
 */
export async function beginMovingCheck(
  ctx: ServerContext,
  actor: Actor,
  { id, mapping, options }: CheckRequest,
): Promise<void> {
  requireNode(actor, movingNode);
  await ctx.db.transaction(async (tx) => {
    const record = await lockMovingImport(tx, id);
    if (record.status !== 'uploaded' && record.status !== 'checked' && record.status !== 'checking')
      throw new DomainError('status_changed');
    const fields: readonly string[] = movingFields[record.source];
    const own = Object.fromEntries(
      Object.entries(mapping).filter(([field]) => fields.includes(field)),
    ) as MovingMapping;
    const missing = neededFields[record.source].find((field) => own[field] === undefined);
    if (missing)
      throw new DomainError('invalid_input', { fields: { [`mapping.${missing}`]: { key: 'movingColumn' } } });
    if (!(await isOfferedUnit(tx, options.unit)))
      throw new DomainError('invalid_input', { fields: { 'options.unit': { key: 'unitUnknown' } } });
    await removeMovingItems(tx, id);
    await updateMovingImport(tx, id, {
      status: 'checking',
      mapping: own,
      options,
      itemCount: 0,
      updatedAt: ctx.clock.now(),
    });
  });
}

/** What somebody must hold to do by a file what is otherwise done one by one. */
function nodesFor({ source, options }: MovingImport): PermissionNode[] {
  const kind = movingKindOf(source);
  if (kind === 'orders') return ['operator/pastOrders/list'];
  if (kind === 'people') {
    const isMoney = source === 'buildadmin_users' && options.balances;
    return ['operator/user/edit', ...(isMoney ? (['operator/adjustment/approve'] as const) : [])];
  }
  return [
    'operator/product/edit',
    'operator/category/edit',
    ...(options.as_drafts ? [] : (['operator/product/publish'] as const)),
    ...(options.redirects ? (['operator/redirect/edit'] as const) : []),
  ];
}

function requireNodes(actor: Actor, record: MovingImport): void {
  for (const node of nodesFor(record)) requireNode(actor, node);
}

/**
 * Lets a job move in what the check found well. Asked again it changes nothing. Throws `no_permission`, `not_found`, and before the check has
 * ended `status_changed`.
 */
export async function beginMovingRun(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  requireNode(actor, movingNode);
  await ctx.db.transaction(async (tx) => {
    const record = await lockMovingImport(tx, id);
    requireNodes(actor, record);
    if (record.status === 'running' || record.status === 'done') return;
    if (record.status !== 'checked') throw new DomainError('status_changed');
    await move(tx, { record, to: 'running', event: 'run', actor, now: ctx.clock.now() });
  });
}

/**
 * Lets a job take an import back as a whole. Throws `no_permission`, `not_found`, `status_changed` before it has ended, and `moving_in_use`
 * with how many records something refers to, such as an order; then nothing is taken back.
 */
export async function beginMovingUndo(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  const member = requireNode(actor, movingNode);
  const record = await findMovingImport(ctx.db, id);
  requireNodes(actor, record);
  if (record.status === 'undoing' || record.status === 'undone') return;
  if (record.status !== 'done') throw new DomainError('status_changed');
  const named = await countNamed({ ctx, record, actor: member, log: undefined });
  if (named.count > 0) throw new DomainError('moving_in_use', { values: named });
  await ctx.db.transaction(async (tx) => {
    const locked = await lockMovingImport(tx, id);
    if (locked.status !== 'done') throw new DomainError('status_changed');
    await move(tx, { record: locked, to: 'undoing', event: 'undo', actor, now: ctx.clock.now() });
  });
}

const lookedAtOnce = 500;

async function countNamed(task: Parameters<typeof makeMover>[0]): Promise<{ count: number; name: string }> {
  const mover = makeMover(task);
  let [count, name, after] = [0, '', -1];
  for (;;) {
    const items = await findMovingItems(task.ctx.db, task.record.id, { outcomes: ['done'], most: lookedAtOnce, after });
    const named = await mover.findNamed(items);
    count += named.length;
    name ||= items.find(({ place }) => place === named[0])?.name ?? '';
    if (items.length < lookedAtOnce) return { count, name };
    after = items.at(-1)?.place ?? after;
  }
}

interface Move {
  record: MovingImport;
  to: MovingStatus;
  event: 'run' | 'undo';
  actor: Actor;
  now: Date;
}

async function move(tx: Executor, { record, to, event, actor, now }: Move): Promise<void> {
  await updateMovingImport(tx, record.id, { status: to, updatedAt: now });
  const change = { entityType: 'moving_import', entityId: record.id, from: record.status, to, event, actor };
  await logStatusChange(tx, { ...change, data: { name: record.fileName } });
}
