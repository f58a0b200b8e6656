import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createJournal, isReadByJournal } from './journal.ts';
import { createLog } from './log.ts';

it('writes how bad a line is in front of it, as the journal of systemd reads it', () => {
  const lines: string[] = [];
  const log = createLog('debug', createJournal({ write: (line) => void lines.push(line) }));
  log.debug('looked');
  log.info('came');
  log.warn('late');
  log.child({ job: 'watch' }).error('failed');
  log.fatal('ended');
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['<7>', '<6>', '<4>', '<3>', '<2>']);
  expect(JSON.parse(lines[3]?.slice(3) ?? '')).toMatchObject({ level: 50, job: 'watch', msg: 'failed' });
});

it('does so only where the journal reads this very output', () => {
  const name = path.join(os.tmpdir(), `journal-${process.pid}`);
  const file = fs.openSync(name, 'w');
  const { dev, ino } = fs.fstatSync(file);
  expect(isReadByJournal(`${dev}:${ino}`, file)).toBe(true);
  expect(isReadByJournal(`${dev}:${ino + 1}`, file)).toBe(false);
  expect(isReadByJournal(undefined, file)).toBe(false);
  fs.closeSync(file);
  fs.rmSync(name);
});
