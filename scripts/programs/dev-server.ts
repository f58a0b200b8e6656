import { announce } from '../announce.ts';
import { requireSettings } from '../database.ts';
import { runCommand, startStoppable, stopOnSignals, stopSignal } from '../shutdown.ts';

/** The part of `npm run dev` that starts anew with every change; the database lives in `dev.ts`, above it. */
async function serve(): Promise<void> {
  const { PORT: port, HOST: host } = requireSettings();
  const { startServer } = await import('#server');
  const server = await startStoppable(startServer({ port, host, dev: true, signal: stopSignal }));
  if (process.env.SHOP_IS_DEMO) announce({ host, port, isDemo: true });
  else console.log(server.url);
}

stopOnSignals({ quiet: true });
await runCommand(serve);
