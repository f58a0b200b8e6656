import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pino from 'pino';
import { createCollapsing } from './collapse-faults.ts';
import { createLog } from './log.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const full = () => new Error('insert failed', { cause: Object.assign(new Error('No space left'), { code: '53100' }) });

function open(times?: { quietMs: number; saidEachMs: number }) {
  const stream = new PassThrough();
  const log = times ? pino({ hooks: { logMethod: createCollapsing(times) } }, stream) : createLog('info', stream);
  const read = () =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, read };
}

it('makes a line of the first error, and one of all that follow until the database is back', async () => {
  const { log, read } = open({ quietMs: 100, saidEachMs: 10_000 });
  for (let round = 0; round < 130; round += 1) {
    log.error({ err: away(), job: `job-${round % 40}` }, 'job failed');
    if (round % 10 === 0) await wait(2);
  }
  expect(read()).toMatchObject([{ msg: 'job failed', job: 'job-0', err: { code: 'ECONNREFUSED' } }]);
  await wait(200);
  expect(read()).toMatchObject([{ msg: 'what was away is back', lines: 130 }]);
});

it('says now and then that it is still away, and how often', async () => {
  const { log, read } = open({ quietMs: 10_000, saidEachMs: 100 });
  for (let round = 0; round < 10; round += 1) log.error({ err: away() }, 'unexpected error');
  await wait(120);
  for (let round = 0; round < 10; round += 1) log.error({ err: away() }, 'unexpected error');
  expect(read()).toMatchObject([
    { msg: 'unexpected error' },
    { msg: 'still away', lines: 10, last: 'connect ECONNREFUSED 127.0.0.1:5432' },
  ]);
});

it('takes errors that the job queue hands on as copies, and those of another kind for themselves', () => {
  const { log, read } = open();
  log.error({ err: away() }, 'job failed');
  log.error({ err: { message: 'terminating connection', code: '57P01' } }, 'job queue');
  log.error({ err: full() }, 'unexpected error');
  log.error({ err: full() }, 'unexpected error');
  expect(read().map(({ msg }) => msg)).toEqual(['job failed', 'unexpected error']);
});

it('leaves every fault of the shop as it is, also meanwhile', () => {
  const { log, read } = open();
  log.error({ err: away() }, 'job failed');
  for (let round = 0; round < 3; round += 1) log.error({ err: new TypeError('a fault') }, 'unexpected error');
  log.warn({ id: 7 }, 'message not sent');
  log.error('words alone');
  expect(read()).toHaveLength(6);
});
