import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest as mocks } from '@jest/globals';
import { beginScript, countJest, countPlaywright, runProgram } from './test-parts.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-counts-'));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function fileOf(content: unknown): string {
  const file = path.join(folder, 'results.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const jest = {
  numPassedTests: 8,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] };

describe('the sum of npm test', () => {
  it('takes the counts as they are when all is well', () => {
    expect(countJest(fileOf(jest), 0)).toEqual({ passed: 8, failed: 0, skipped: 1, failures: [], leftOut: [] });
    expect(countPlaywright(fileOf(playwright), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      failures: [],
      leftOut: [],
    });
  });

  it('counts a test file that could not be loaded as failed', () => {
    expect(countJest(fileOf({ ...jest, numRuntimeErrorTestSuites: 2 }), 1).failed).toBe(2);
  });

  it('never hides a bad ending behind good counts', () => {
    expect(countJest(fileOf(jest), 1).failed).toBe(1);
    expect(countPlaywright(fileOf(playwright), 1).failed).toBe(1);
  });

  it('counts a run without results as failed', () => {
    const missing = path.join(folder, 'missing.json');
    expect(countJest(missing, 0).failed).toBe(1);
    expect(countPlaywright(missing, 0).failed).toBe(1);
  });

  it('names what failed, as its end is all that some readers keep of an output', () => {
    const file = {
      name: path.resolve('lib/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
      ],
    };
    const broken = { ...file, name: path.resolve('lib/b.test.ts'), message: 'no such module', assertionResults: [] };
    const run = countJest(fileOf({ ...jest, numFailedTests: 1, testResults: [file, broken] }), 1);
    expect(run.failures).toEqual(['lib/a.test.ts › subtracts\n    expected 1', 'lib/b.test.ts\n    no such module']);

    const spec = { title: 'pays', ok: false, tests: [{ results: [{ error: { message: 'no button' } }] }] };
    const inner = { title: 'in zh', specs: [spec, { ...spec, title: 'reads', ok: true }] };
    const suites = [{ title: 'pay.spec.ts', suites: [inner] }];
    const walk = countPlaywright(fileOf({ ...playwright, suites }), 1);
    expect(walk.failures).toEqual(['pay.spec.ts › in zh › pays\n    no button']);
  });

  it('counts a flaky browser test as failed', () => {
    const stats = { ...playwright.stats, flaky: 1 };
    expect(countPlaywright(fileOf({ ...playwright, stats }), 0).failed).toBe(1);
  });
});

describe('a script that is begun beside others', () => {
  it('is quiet until somebody waits for it, and says how it ended', async () => {
    const shown: string[] = [];
    const write = mocks.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
    const wait = beginScript('new:domain');
    expect(shown).toEqual([]);
    const code = await wait();
    write.mockRestore();
    expect({ code, shown: shown.join('') }).toEqual({ code: 1, shown: expect.stringContaining('is no domain of') });
  });

  it('tells a program that was ended by a signal from one that failed', async () => {
    const code = await runProgram(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"]);
    expect(code).toBe(137);
  });
});
