import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { readListingAnew } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { findNoticeReaders } from '../identity/index.ts';
import { alertOverdueInvoices, applyForAllFees, applyForRequests } from '../invoices/index.ts';
import { createOutbox, openSenders, type Senders, spreadNotices, type WordedMessage } from '../messaging/index.ts';
import { rememberCause } from '../observe/cause.ts';
import { addFigures } from '../observe/recorder.ts';
import { followParcels } from '../orders/index.ts';
import { expireOffers, remindOfOffers, removeOldDrafts } from '../quotation/index.ts';
import { raiseLevels } from '../referral/index.ts';
import { settlePagesDue, turnAnnouncement } from '../site/index.ts';
import { applyPayeeChanges } from '../store/index.ts';
import { expirePoints } from '../wallet/index.ts';
import { finishClosings } from '../workflows/account/finish-closings.ts';
import { runInvoices } from '../workflows/invoices/run-invoices.ts';
import { closeUnpaidOrders } from '../workflows/orders/close-unpaid-orders.ts';
import { completeOrdersDue } from '../workflows/orders/complete-order.ts';
import { confirmReceiptsDue } from '../workflows/orders/receive-order.ts';
import { closeOverduePayments, queryPayments } from '../workflows/payment/query-payments.ts';
import { queryPayouts } from '../workflows/payouts/query-payouts.ts';
import { forfeitCommissionsOfGone } from '../workflows/referral/forfeit-commissions.ts';
import { settlePromotersDue } from '../workflows/referral/settle-promoters.ts';
import { runRefunds } from '../workflows/refund/run-refunds.ts';
import { chargePenaltiesDue } from '../workflows/settlement/charge-penalties.ts';
import { confirmExpiredStatements } from '../workflows/settlement/confirm-expired.ts';
import { makeStatementsDue } from '../workflows/settlement/make-statements.ts';
import { settleStatementsDue } from '../workflows/settlement/settle-statements.ts';
import { finishStoreClosings } from '../workflows/store/close-store.ts';
import { announceFor, withoutRecipients } from './announce-message.ts';
import { ledgerJob, runLedgerAudit } from './audit-ledger.ts';
import { cleanUp } from './clean-up.ts';
import { compareBills } from './compare-bills.ts';
import { endKeys } from './end-keys.ts';
import { followInvoices } from './follow-invoices.ts';
import { makeDataExports } from './make-data-exports.ts';
import { moveIn, movingJob } from './move-in.ts';
import { forgetQueue, offerQueue, outboxJob, webhookJob } from './queues.ts';
import { removeOrphanFiles } from './remove-orphan-files.ts';
import { runRepeatedly } from './run-repeatedly.ts';
import { runWatched, watchRounds } from './run-watched.ts';
import { createWebhookSender } from './send-webhooks.ts';
import { timeOutAftersales } from './time-out-aftersales.ts';
import { timeOutOrders } from './time-out-orders.ts';
import { watchFigures } from './watch-figures.ts';

export interface RunningJobs {
  stop(): Promise<void>;
}

interface JobOptions {
  /** Ways to send; missing: what the settings say. A shop with a text-message provider passes its sender here. */
  senders?: Senders;
  announce?: (message: WordedMessage) => void;
}

/** What runs on a schedule of the shop's day, once for all processes together. */
interface ScheduledJob {
  name: string;
  cron: string;
  run: (ctx: ServerContext, log: Logger) => Promise<void>;
}

const scheduled: ScheduledJob[] = [
  { name: 'clean-up', cron: '*/10 * * * *', run: cleanUp },
  { name: 'close-payments', cron: '* * * * *', run: async (ctx) => void (await closeOverduePayments(ctx)) },
  { name: 'data-exports', cron: '* * * * *', run: makeDataExports },
  { name: movingJob, cron: '* * * * *', run: moveIn },
  { name: 'close-accounts', cron: '30 2 * * *', run: async (ctx) => void (await finishClosings(ctx)) },
  { name: 'close-unpaid-orders', cron: '* * * * *', run: async (ctx) => void (await closeUnpaidOrders(ctx)) },
  { name: 'refunds', cron: '* * * * *', run: async (ctx) => void (await runRefunds(ctx)) },
  { name: 'query-payments', cron: '* * * * *', run: async (ctx) => void (await queryPayments(ctx)) },
  { name: 'query-payouts', cron: '* * * * *', run: async (ctx) => void (await queryPayouts(ctx)) },
  { name: 'run-invoices', cron: '* * * * *', run: async (ctx) => void (await runInvoices(ctx)) },
  { name: 'order-timeouts', cron: '* * * * *', run: timeOutOrders },
  { name: 'follow-parcels', cron: '* * * * *', run: async (ctx) => void (await followParcels(ctx)) },
  { name: 'order-receipts', cron: '* * * * *', run: async (ctx) => void (await confirmReceiptsDue(ctx)) },
  { name: 'aftersale-deadlines', cron: '* * * * *', run: timeOutAftersales },
  { name: 'invoice-refunds', cron: '* * * * *', run: followInvoices },
  { name: 'order-completion', cron: '* * * * *', run: async (ctx) => void (await completeOrdersDue(ctx)) },
  { name: 'expire-offers', cron: '* * * * *', run: async (ctx) => void (await expireOffers(ctx)) },
  { name: 'remind-of-offers', cron: '* * * * *', run: async (ctx) => void (await remindOfOffers(ctx)) },
  { name: 'store-payees', cron: '* * * * *', run: async (ctx) => void (await applyPayeeChanges(ctx)) },
  { name: 'charge-penalties', cron: '* * * * *', run: async (ctx) => void (await chargePenaltiesDue(ctx)) },
  { name: 'api-keys', cron: '*/10 * * * *', run: endKeys },
  { name: 'close-stores', cron: '50 * * * *', run: async (ctx) => void (await finishStoreClosings(ctx)) },
  { name: 'referral-release', cron: '10 2 * * *', run: async (ctx) => void (await settlePromotersDue(ctx)) },
  { name: 'referral-forfeit', cron: '40 3 * * *', run: async (ctx) => void (await forfeitCommissionsOfGone(ctx)) },
  { name: 'make-statements', cron: '5 2 * * *', run: async (ctx) => void (await makeStatementsDue(ctx)) },
  { name: 'confirm-statements', cron: '*/10 * * * *', run: async (ctx) => void (await confirmExpiredStatements(ctx)) },
  { name: 'settle-statements', cron: '15 2 * * *', run: async (ctx) => void (await settleStatementsDue(ctx)) },
  {
    name: 'overdue-invoices',
    cron: '* * * * *',
    run: async (ctx) => void (await alertOverdueInvoices(ctx)),
  },
  { name: 'invoice-requests', cron: '* * * * *', run: async (ctx) => void (await applyForRequests(ctx)) },
  { name: 'invoice-fees', cron: '40 2 * * *', run: async (ctx) => void (await applyForAllFees(ctx)) },
  { name: 'promoter-levels', cron: '20 2 * * *', run: async (ctx) => void (await raiseLevels(ctx)) },
  { name: 'expire-points', cron: '0 2 * * *', run: async (ctx) => void (await expirePoints(ctx)) },
  { name: 'announcement', cron: '* * * * *', run: turnAnnouncement },
  { name: 'page-schedules', cron: '* * * * *', run: async (ctx) => void (await settlePagesDue(ctx)) },
  { name: 'search-words', cron: '* * * * *', run: async (ctx) => void (await readListingAnew(ctx)) },
  { name: 'old-drafts', cron: '10 3 * * *', run: async (ctx) => void (await removeOldDrafts(ctx)) },
  { name: 'orphan-files', cron: '30 3 * * *', run: removeOrphanFiles },
  { name: ledgerJob, cron: '30 2 * * *', run: runLedgerAudit },
  // Alipay's bill of a day is there at nine in the morning of the next, or somewhat later.
  { name: 'compare-bills', cron: '0 10,16 * * *', run: compareBills },
];

/** Everything that runs beside the requests, by the name operators see it under. */
export const jobNames: readonly string[] = [outboxJob, webhookJob, ...scheduled.map(({ name }) => name)];

/**
 * Starts what runs beside the requests: the outbox, looked at each second by every process (rows are claimed with SKIP
 * LOCKED), and the scheduled jobs, which pg-boss gives to one process at a time.
 */
export async function startJobs(ctx: ServerContext, log: Logger, options: JobOptions = {}): Promise<RunningJobs> {
  const boss = await startQueue(ctx, log, { isWorker: true });
  const senders = options.senders ?? openSenders(ctx.env);
  const sending = createOutbox(ctx, {
    senders,
    announce: options.announce ?? announceFor(ctx.env, log),
    onFailure: (failure: { error: string }) =>
      log.warn({ ...failure, error: withoutRecipients(failure.error) }, 'message not sent'),
    onLost: (error) => log.error({ err: withoutParameters(error) }, 'the try of a message was not written down'),
  });
  const runOutbox = () => inTurn([() => spreadNotices(ctx, findNoticeReaders), () => sending.round()]);
  const outbox = runRepeatedly(watchRounds(ctx, log, { name: outboxJob, run: runOutbox }), 1000, () => undefined);
  const forgetFigures = addFigures(watchFigures(ctx, jobNames));
  const sender = createWebhookSender(ctx, log);
  const webhooks = runRepeatedly(watchRounds(ctx, log, { name: webhookJob, run: sender.round }), 1000, () => undefined);
  return {
    stop: async () => {
      forgetFigures();
      forgetQueue(ctx.db);
      await Promise.all([outbox.stop(), webhooks.stop()]);
      // A provider that says nothing must not hold up the end: what it was sent is tried again when its lease is over.
      await Promise.all([sender.stop(), within(ctx.env.STOP_GRACE_SECONDS * 1000, sending.stop())]);
      await stopQueue(boss, ctx);
      senders.close();
    },
  };
}

/** For a process that runs no jobs itself: people who work there can still ask for one, and a worker runs it. */
export async function offerJobs(ctx: ServerContext, log: Logger): Promise<RunningJobs> {
  const boss = await startQueue(ctx, log, { isWorker: false });
  return {
    stop: async () => {
      forgetQueue(ctx.db);
      await stopQueue(boss, ctx);
    },
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([work, timeout]);
  waiting.abort();
}

const stopQueue = (boss: PgBoss, { env }: ServerContext) =>
  boss.stop({ graceful: true, timeout: env.STOP_GRACE_SECONDS * 1000 });

/**
 * A worker that is killed says nothing, and its job would keep its queue for a quarter of an hour: whoever runs one says so all
 * the time, and another worker looks who has fallen silent. A minute of silence is more than a busy machine makes of it.
 */
const trying = { retryLimit: 3, retryBackoff: true, heartbeatSeconds: 60 };
const watchInSeconds = 30;

/** Leaves nothing running when it fails: it is tried again. */
async function startQueue(ctx: ServerContext, log: Logger, { isWorker }: { isWorker: boolean }): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: ctx.env.DATABASE_DIRECT_URL,
    application_name: 'storefront jobs',
    schema: 'jobs',
    max: isWorker ? 3 : 1,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: watchInSeconds,
    monitorIntervalSeconds: watchInSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  try {
    await boss.start();
    for (const { name } of scheduled) {
      await boss.createQueue(name, { policy: 'singleton', ...trying });
      // One that is there already stays as it was made.
      if (isWorker) await boss.updateQueue(name, trying);
    }
    if (isWorker) await workOff(boss, ctx, log);
    offerQueue(ctx.db, boss, new Set(scheduled.map(({ name }) => name)));
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

/** What a job is told: the request that wanted it; the schedule says nothing. */
type JobData = { cause?: string | null } | null;

/** Whatever throws in here is counted, and tried again by the queue. */
async function workOff(boss: PgBoss, ctx: ServerContext, log: Logger): Promise<void> {
  for (const { name, cron, run } of scheduled) {
    await boss.schedule(name, cron, null, { tz: 'Asia/Shanghai' });
    await boss.work<JobData>(name, ([job]) =>
      runWatched(ctx, log, { name, run, cause: rememberCause(job?.data?.cause) }),
    );
  }
}
