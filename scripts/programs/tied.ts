import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const keeper = path.join(import.meta.dirname, 'keeper.ts');
const endWithParent = path.join(import.meta.dirname, 'end-with-parent.ts');

type Options = Pick<SpawnOptions, 'env' | 'cwd'>;

/** A script of ours that ends with this process, however this one ends: a channel between them is closed then. */
export function runTied(args: readonly string[], options: Options = {}): ChildProcess {
  return tie([`--import=${endWithParent}`, ...args], options);
}

/** The same for another program, which a process of ours looks after. A signal to that one is handed on. */
export function runProgramTied(program: string, args: string[], options: Options = {}): ChildProcess {
  return tie([keeper, program, ...args], options);
}

function tie(args: string[], options: Options): ChildProcess {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.channel?.unref();
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a process and waits for it; what does not end by itself is killed. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', timeoutInMs = 20_000) {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutInMs);
  await ended;
  clearTimeout(timer);
}
