import { listShadowedSlugs } from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { findLastBackup } from '#lib/server/jobs/backup-runs.ts';
import { listJobFailures } from '#lib/server/jobs/failures.ts';
import { listProcesses, type ServerProcess } from '#lib/server/jobs/processes.ts';
import { readQueueFacts } from '#lib/server/jobs/queue-facts.ts';
import { describeMaintenance } from '#lib/server/site/index.ts';
import { shopVersion } from '#lib/server/version.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { describeSystem } from '#lib/server/workflows/system/describe-system.ts';
import { testService } from '#lib/server/workflows/system/test-service.ts';
import { words } from '../words.mjs';
import { daysUntil, type Finding, hoursOf, minutesOf, say } from './findings.ts';

type System = Awaited<ReturnType<typeof describeSystem>>;
/** So many products are named; the desk's list has the others. */
const mostNamed = 10;
const lateMinutes = 15;
const backupHours = 36;
/** A certificate of Let's Encrypt is renewed thirty days before its end: what is nearer was not. */
const endsSoonDays = 21;

/** What the database knows of the shop, and whether what it leans on answers. Changes nothing. */
export async function lookAtShop(ctx: ServerContext): Promise<Finding[]> {
  const now = ctx.clock.now();
  const [system, processes, queue, failing, backup] = await Promise.all([
    describeSystem(ctx),
    listProcesses(ctx),
    readQueueFacts(ctx.db),
    readQueueFacts(ctx.db).then((known) =>
      known ? listJobFailures(ctx.db, { page: 1, limit: 5, offset: 0 }, true) : undefined,
    ),
    findLastBackup(ctx.db),
  ]);
  return [
    judgeProcesses(processes),
    await lookAtMaintenance(ctx),
    judgeJobs(queue?.oldestAt ?? null, failing?.list.map(({ job }) => job) ?? [], now),
    judgeOutbox(system.outbox, now),
    ...(await lookAtServices(ctx, system, processes.length > 0)),
    ...judgeCertificates(system.certificates, now),
    backup ? judgeBackup(backup.finishedAt, now) : say('backup').warn('backupNone'),
    judgeArchive(system.database.archive),
    await lookAtBooks(ctx),
    judgeAddresses(await listShadowedSlugs(ctx.db, mostNamed + 1)),
  ];
}

async function lookAtMaintenance(ctx: ServerContext): Promise<Finding> {
  const { is_on: isOn, reason } = await describeMaintenance(ctx);
  if (isOn && reason === 'opening') return say('maintenance').warn('unopened');
  return isOn ? say('maintenance').warn('maintenanceOn') : say('maintenance').ok('maintenanceOff');
}

export function judgeProcesses(processes: Pick<ServerProcess, 'roles' | 'version'>[]): Finding {
  const { ok, warn, fail } = say('processes');
  if (processes.length === 0) return warn('processesNone');
  if (!processes.some(({ roles }) => roles.split(',').includes('worker'))) return fail('processesNoWorker');
  const others = processes.filter(({ version }) => version !== shopVersion).length;
  return others > 0 ? warn('processesMixed', { count: others }) : ok('processes', { count: processes.length });
}

export function judgeJobs(oldestAt: Date | null, failing: string[], now: Date): Finding {
  const { ok, warn, fail } = say('jobs');
  const minutes = oldestAt ? minutesOf(oldestAt, now) : 0;
  if (minutes >= lateMinutes) return fail('jobsLate', { minutes });
  return failing.length > 0 ? warn('jobsFail', { names: failing.join(', ') }) : ok('jobs');
}

export function judgeOutbox({ oldestAt, failed }: System['outbox'], now: Date): Finding {
  const { ok, warn, fail } = say('outbox');
  const minutes = oldestAt ? minutesOf(oldestAt, now) : 0;
  if (minutes >= lateMinutes) return fail('outboxLate', { minutes });
  return failed > 0 ? warn('outboxFailed', { count: failed }) : ok('outbox');
}

/** By whose name it is known, or by what it does. */
const nameOf = ({ name, kind }: System['services'][number]) => name || words(`doctor.kind.${kind}`);

/** Each that is switched on is asked something that changes nothing. Those that are off are said in one line. */
async function lookAtServices(ctx: ServerContext, { services }: System, isRunning: boolean): Promise<Finding[]> {
  const isOn = (service: System['services'][number]) => service.state === 'on';
  const askable = services.filter((service) => isOn(service) && service.probe);
  const asked = await Promise.all(
    askable.map(async (service) => {
      const { key, kind } = service;
      const name = nameOf(service);
      const test = await testService(ctx, key);
      // Nobody can answer there while nothing runs, which is said already.
      const level = test.outcome === 'ok' ? 'ok' : kind === 'address' && !isRunning ? 'warn' : 'fail';
      const subject = say(kind === 'address' ? 'address' : 'services');
      const answer = subject[level](level === 'ok' ? 'serviceAnswers' : 'serviceSilent', { name, detail: test.detail });
      const ends = test.certificateEndsAt;
      return ends ? [answer, judgeEnd(name, ends, ctx.clock.now())] : [answer];
    }),
  );
  const off = services.filter(({ kind, state }) => state === 'off' && (kind === 'mail' || kind === 'address'));
  const missing = off.map(({ kind }) =>
    say(kind === 'mail' ? 'services' : 'address').warn(kind === 'mail' ? 'mailOff' : 'addressOff'),
  );
  const pays = services.some((service) => service.kind === 'payment' && isOn(service));
  const on = services.filter(isOn).map(nameOf);
  return [
    ...missing,
    ...asked.flat(),
    ...(pays ? [] : [say('services').warn('paymentsOff')]),
    say('services').ok('servicesOn', { names: on.join(', ') || '–' }),
  ];
}

export function judgeEnd(name: string, end: Date, now: Date): Finding {
  const days = daysUntil(end, now);
  const { ok, warn, fail } = say('certificates');
  if (days < 3) return fail('certificateEnds', { name, days: Math.max(0, days) });
  return days < endsSoonDays ? warn('certificateEnds', { name, days }) : ok('certificate', { name, days });
}

const judgeCertificates = (known: System['certificates'], now: Date): Finding[] =>
  known.map(({ setting, endsAt }) => judgeEnd(setting, endsAt, now));

export function judgeBackup(at: Date, now: Date): Finding {
  const hours = hoursOf(at, now);
  return hours > backupHours ? say('backup').warn('backupOld', { hours }) : say('backup').ok('backup', { hours });
}

export function judgeArchive({ isOn, failedAt }: System['database']['archive']): Finding {
  if (!isOn) return say('archive').ok('archiveOff');
  return failedAt ? say('archive').fail('archiveFails') : say('archive').ok('archive');
}

async function lookAtBooks(ctx: ServerContext): Promise<Finding> {
  const { length: count } = await auditMoney(ctx);
  return count > 0 ? say('books').fail('booksFaults', { count }) : say('books').ok('books');
}

/** Products where the shop itself answers, made before such addresses were refused: nobody can open them. */
export function judgeAddresses(slugs: string[]): Finding {
  const { ok, warn } = say('catalogue');
  if (slugs.length === 0) return ok('addresses');
  const names = slugs.slice(0, mostNamed).join(', ');
  return warn(slugs.length > mostNamed ? 'addressesOwnMore' : 'addressesOwn', { names });
}
