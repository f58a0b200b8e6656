import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onStop } from '../shutdown.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each with its first lines, so that the end of a long output tells it again. */
  failures?: string[];
  /** What was left out, by name. */
  leftOut?: string[];
}

/** Runs a program with its output on this terminal and nothing to read from; answers its exit code. */
export function runProgram(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return ended(spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/** A program that a signal has ended has no code of its own: shells say 128 and the signal's number. */
const FIRST_SIGNAL = 128;

function ended(child: ChildProcess): Promise<number> {
  onStop(() => void child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? FIRST_SIGNAL + (signal ? os.constants.signals[signal] : 0)));
  });
}

/** Runs one of the scripts of package.json, so that each part is the very command a person would type. */
export function runScript(name: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  return runProgram(...scriptCommand(name, args), env);
}

/** Begins a script beside others. Its output is kept until somebody waits for its exit code: then it is shown in one piece. */
export function beginScript(name: string): () => Promise<number> {
  const child = spawn(...scriptCommand(name, []), { stdio: ['ignore', 'pipe', 'pipe'] });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece));
  const code = ended(child);
  return async () => {
    const answer = await code;
    process.stdout.write(Buffer.concat(written));
    return answer;
  };
}

function scriptCommand(name: string, args: string[]): [command: string, args: string[]] {
  const npm = process.env.npm_execpath;
  const all = ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
  if (npm && /\.c?js$/.test(npm)) return [process.execPath, [npm, ...all]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', all];
}

/** A check without tests of its own counts as one. */
export async function countCheck(exitCode: Promise<number>): Promise<Count> {
  return (await exitCode) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Counts of a jest run; a test file that could not even be loaded counts as one failure. */
export function countJest(file: string, exitCode: number): Count {
  const results = readJson<JestResults>(file);
  if (!results) return { passed: 0, failed: 1, skipped: 0 };
  return honest(exitCode, {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    failures: (results.testResults ?? []).flatMap((file) => {
      const where = path.relative(process.cwd(), file.name);
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && file.status === 'failed') return [failure(where, file.message)];
      return failed.map((test) => failure(`${where} › ${test.fullName}`, test.failureMessages[0]));
    }),
    leftOut: (results.testResults ?? []).flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => `${path.relative(process.cwd(), file.name)} › ${fullName}`),
    ),
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { status?: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** Counts of a Playwright run; there are no retries, so a flaky test cannot occur and would count as failed. */
export function countPlaywright(file: string, exitCode: number): Count {
  const results = readJson<PlaywrightResults>(file);
  if (!results) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky + results.errors.length;
  const failures = (results.suites ?? []).flatMap((suite) => failuresIn(suite));
  const leftOut = (results.suites ?? []).flatMap((suite) => leftOutIn(suite));
  return honest(exitCode, { passed: expected, failed, skipped, failures, leftOut });
}

function leftOutIn(suite: PlaywrightSuite, above = ''): string[] {
  const where = above ? `${above} › ${suite.title}` : suite.title;
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ title }) => `${where} › ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => leftOutIn(inner, where))];
}

function failuresIn(suite: PlaywrightSuite, above = ''): string[] {
  const where = above ? `${above} › ${suite.title}` : suite.title;
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.map((result) => result.error?.message));
      return failure(`${where} › ${spec.title}`, errors.find(Boolean));
    });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, where))];
}

const LINES_OF_A_FAILURE = 12;

function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}

/** A run that ended badly without naming a failure still failed. */
function honest(exitCode: number, count: Count): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
