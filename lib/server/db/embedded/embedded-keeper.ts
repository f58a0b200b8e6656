import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-errors.ts';
import { type ServerPlace, stopServer } from './embedded-server.ts';

/** So many times in so long PostgreSQL is started again; what kills it more often, a new start does not mend. */
export const mostRestarts = 3;
const restartsWithinMs = 10 * 60_000;

interface Keeping {
  /** Throw-away databases are not: a Ctrl-C on the terminal ends them before their starter hears of it. */
  isStartedAgain: boolean;
  /** Starts it again, where it was. */
  relaunch(): Promise<ChildProcess>;
  onRestart?: (() => void) | undefined;
  onLost?: ((error: Error) => void) | undefined;
  onStopped(): void;
}

/**
 * Keeps PostgreSQL running: one that ends although nobody asked it to is started again, with everything that was committed,
 * until it has done so too often. Answers how to end it.
 */
export function keepRunning(first: ChildProcess, place: ServerPlace, keeping: Keeping): { stop(): Promise<void> } {
  let child = first;
  let stopping: Promise<void> | undefined;
  let restarting: Promise<void> = Promise.resolve();
  let restarts: number[] = [];

  const follow = (server: ChildProcess) => {
    child = server;
    if (hasEnded(server)) takeUp();
    else server.once('exit', takeUp);
  };
  const takeUp = () => {
    if (!stopping) restarting = restart();
  };
  const restart = async () => {
    // Whoever ends the whole machine, or everything at once, ends the shop too: it is told a moment later.
    await wait(500);
    if (stopping) return;
    restarts = [...restarts.filter((at) => Date.now() - at < restartsWithinMs), Date.now()];
    try {
      if (!keeping.isStartedAgain || restarts.length > mostRestarts)
        throw new EmbeddedDatabaseError('endsAgain', placeOf(place));
      const server = await keeping.relaunch();
      if (!stopping) keeping.onRestart?.();
      follow(server);
    } catch (error) {
      if (!stopping) keeping.onLost?.(error as Error);
    }
  };
  const stopOnce = async () => {
    await restarting;
    const ended = hasEnded(child) ? undefined : new Promise((resolve) => child.once('exit', resolve));
    stopServer(place);
    await ended;
    keeping.onStopped();
  };

  follow(first);
  return {
    stop: () => {
      stopping ??= Promise.resolve().then(stopOnce);
      return stopping;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function placeOf({ folder, logFile }: ServerPlace): Record<string, string> {
  return { path: folder, logFile };
}
