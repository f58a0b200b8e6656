import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jobSteps } from '#lib/contract/site/job-steps.ts';

const server = path.join(import.meta.dirname, '..');

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('seed/'))
  .map((name) => ({ name, text: readFileSync(path.join(server, name), 'utf8') }));

const textOf = (name: string) => sources.find((source) => source.name === name)?.text ?? '';

/** What runs on a schedule and goes through no rows one by one, each with the reason. */
const withoutRows: Record<string, string> = {
  readListingAnew: 'reads the words of the catalogue, one list',
  auditLedger: 'reads the books, changes nothing of them',
  requestAudit: 'an operator asks for it; no job runs it',
  fetchBills:
    'a bill of each provider, of which there are a handful; one that cannot be read is told and holds up no other',
  moveIn: 'imports of operators, one at a time; a record that fails is written down and stops none (`moving-in`)',
  turnAnnouncement: 'looks at two settings',
  removeExpiredMessaging: 'one statement for all that has expired',
  removeOldFailures: 'as above',
  removeOldSessions: 'as above',
  removeOldPasses: 'as above',
  removeOldTickets: 'as above',
  removeOldJourneys: 'as above',
  removeSpentChallenges: 'as above',
  removeOldLoginEvents: 'as above',
  removeOldJobFailures: 'as above',
  forgetNetworks: 'as above',
  removeGoneProcesses: 'as above',
  removeOldEvents: 'as above',
  removeOldMovingRows: 'as above',
  removeOldRowFailures: 'as above',
  notifyOfRowFailures: 'tells of the failures themselves',
};

/** The functions of other modules that a file of this folder runs. */
function calledBy(text: string): string[] {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from = '']) => /\.\.\/(?!db|kernel|observe|log)|row-failures|failures\.ts|processes/.test(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^\s*type .*/, '').trim()));
  const body = text.replace(/import [\s\S]*? from '[^']+';\n/g, '');
  return imported.filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(body));
}

/** What each job of the schedule runs in the end: of files of this folder what they call. */
const run = [
  ...textOf('jobs/start-jobs.ts').matchAll(/cron: '[^']+',\s*run: (?:async \(ctx\) => void \(await )?(\w+)/g),
]
  .map(([, name = '']) => name)
  .flatMap((name) => {
    const own = sources.find(
      (source) => source.name.startsWith('jobs/') && source.text.includes(`export async function ${name}(`),
    );
    return own ? calledBy(own.text) : [name];
  });

describe('a job that goes through many rows', () => {
  it('is found here: the schedule is read as it is written', () => {
    expect(run.length).toBeGreaterThan(50);
    expect(run).toEqual(expect.arrayContaining(['closeUnpaidOrders', 'expirePoints', 'runRefunds', 'timeOutCases']));
  });

  it.each([...new Set(run)].filter((name) => !(name in withoutRows)))(
    '%s goes by forEachDue, forEachPage or forEachLane',
    (name) => {
      // Two modules may use one name; those of a job stand beside its tables.
      const homes = sources.filter(({ text }) => new RegExp(`export (async )?function ${name}\\b`).test(text));
      expect(homes.filter(({ text }) => /forEach(Due|Page|Lane)\(/.test(text)).map((home) => home.name)).not.toEqual(
        [],
      );
    },
  );

  it('is held up by no row: nothing that a job runs awaits row after row by itself', () => {
    const homes = sources.filter(
      ({ text }) => /forEach(Due|Lane)\(/.test(text) && !text.includes('export async function forEachDue'),
    );
    const loops = homes.flatMap(({ name, text }) =>
      [...text.matchAll(/for \(const [^)]* of (?:await [^)]*|due|claimed|found|waiting)\)+ /g)].map(
        ([loop]) => `${name}: ${loop}`,
      ),
    );
    expect(loops).toEqual([]);
  });
});

it('every step is a step of some job', () => {
  const all = sources.map(({ text }) => text).join('\n');
  const unused = jobSteps.filter(
    (step) =>
      !new RegExp(`(forEachDue|forEachPage|forEachLane|claimEach)\\(\\s*ctx,\\s*'${step}'|step: '${step}'`).test(all),
  );
  expect(unused).toEqual([]);
});

it('no exception is kept for what no job runs any more', () => {
  expect(Object.keys(withoutRows).filter((name) => !run.includes(name))).toEqual([]);
});
