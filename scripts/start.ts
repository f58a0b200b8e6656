import { spawn } from 'node:child_process';
import path from 'node:path';
import './load-once.ts';
import { readProcessEnv } from '#lib/server/env.ts';
import { announce } from './announce.ts';
import { buildPages, isBuildFresh } from './building/build.ts';
import { prepareShop } from './building/prepare-shop.ts';
import { findDemoBeside } from './database.ts';
import { Failure } from './failure.ts';
import { onStop, runCommand, startStoppable, stopOnSignals, stopSignal } from './shutdown.ts';
import { words } from './words.mjs';

/** `npm start`: everything from an empty folder to an open shop, and the same again in seconds. */
async function start(): Promise<void> {
  const { port, host, isDemo, steps } = await prepareShop('production', 4);
  await steps.run(isDemo ? 'seedAndBuild' : 'build', async (notify) => {
    const [built] = await Promise.all([build(notify), isDemo ? seed(notify) : undefined]);
    return built;
  });
  await steps.run('serve', async () => {
    const { startServer } = await import('#server');
    await startStoppable(startServer({ port, host, signal: stopSignal }));
    return words('steps.isServing', { host, port });
  });
  announce({ host, port, isDemo, ...(await describeOwnShop(isDemo)) });
}

/** Of a shop that is not the demo: where that one lies, and how the first operator is made. */
async function describeOwnShop(isDemo: boolean) {
  // Pages that ask another server's API have no database.
  if (isDemo || process.env.API_URL) return {};
  const { offerSetupAddress } = await import('./setup-address.ts');
  return { demoBeside: findDemoBeside(process.env.DATA_DIR ?? ''), setupAddress: await offerSetupAddress() };
}

async function build(notify: (line: string) => void): Promise<string> {
  if (!readProcessEnv().SERVE.has('pages')) return words('steps.noPages');
  if (isBuildFresh()) return words('steps.isFresh');
  notify(words('steps.building'));
  await buildPages();
  return words('steps.isBuilt');
}

/** A shop full of orders keeps a processor busy, and so does the build: they run side by side. */
async function seed(notify: (line: string) => void): Promise<void> {
  const { hasShop } = await import('./has-shop.ts');
  if (await hasShop()) return;
  const script = path.join(import.meta.dirname, 'building', 'seed-apart.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ending = new Promise((resolve) => child.once('close', resolve));
  onStop(async () => {
    child.kill('SIGTERM');
    await ending;
  });
  let notified = 0;
  child.on('message', ({ done, total }: { done: number; total: number }) => {
    if (done < total && Date.now() - notified < 8000) return;
    notified = Date.now();
    notify(words('steps.seeding', { done, total }));
  });
  // It has said itself what was in the way.
  if ((await ending) !== 0) throw new Failure('seedFailed');
}

stopOnSignals();
await runCommand(start);
