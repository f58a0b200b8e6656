import { printFailure } from './failure.ts';
import { words } from './words.mjs';

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
let stopping: Promise<number> | undefined;
let firstSignalAt = 0;
const controller = new AbortController();

/** Aborted when the process is told to stop: ends a start that waits for something. */
export const stopSignal = controller.signal;

/** Remembers how to end what was just started. Ends run in the opposite order, each one even if another fails. */
export function onStop(stop: Stop): void {
  if (stopping) void stop();
  else stops.push(stop);
}

/** The same for what takes a while to start: told to stop meanwhile, the end waits for the beginning. */
export async function startStoppable<Started extends { stop: Stop }>(starting: Promise<Started>): Promise<Started> {
  onStop(async () => {
    const started = await starting.catch(() => undefined);
    await started?.stop();
  });
  return await starting;
}

/** Holds work back for good once the process has been told to stop. */
export async function unlessStopping(): Promise<void> {
  if (stopping) await new Promise(() => {});
}

/** Ends everything that was started and answers the exit code. */
export function stopAll(code = 0): Promise<number> {
  controller.abort();
  stopping ??= (async () => {
    let result = code;
    for (const stop of stops.splice(0).reverse()) {
      try {
        await stop();
      } catch (error) {
        printFailure(error);
        result ||= 1;
      }
    }
    return result;
  })();
  return stopping;
}

/**
 * Ends the process in order on Ctrl-C, SIGTERM, a closed terminal, or when the first script is gone. npm hands a Ctrl-C
 * on that the terminal has already sent, so only a signal more than a second later counts as the second one.
 */
export function stopOnSignals({ quiet = false, code = 0 } = {}): void {
  const handle = () => {
    if (stopping && Date.now() - firstSignalAt > 1000) return force();
    if (stopping) return;
    firstSignalAt = Date.now();
    if (!quiet) console.log(`\n${words('stop.begin')}`);
    void stopAll(code).then((result) => {
      if (!quiet) console.log(words('stop.done'));
      process.exit(result);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  process.once('disconnect', handle);
  process.channel?.unref();
}

function force(): void {
  console.log(words('stop.forced'));
  process.exit(130);
}

/** Runs a command: a failure is told in one sentence, what had been started is ended, and the exit code says so. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Stopping while the work still goes on makes the work fail; that is no failure to tell.
    if (!stopping) printFailure(error);
    process.exit(await stopAll(1));
  }
}
