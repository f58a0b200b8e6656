import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { prepareShop } from './building/prepare-shop.ts';
import { onStop, runCommand, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/** What the API side is made of: a change here starts the server anew. Pages reload by themselves, through Next. */
const watched = ['lib/server', 'lib/contract', 'lib/i18n', 'messages', 'server', 'server.ts'];

/** `npm run dev`: the database once, and a server that comes back with every change of its code. */
async function develop(): Promise<void> {
  const { isDemo } = await prepareShop('development', 2);
  if (isDemo) {
    const { seedDemoShop } = await import('./demo-shop.ts');
    await seedDemoShop();
  } else if (!process.env.API_URL) {
    const { offerSetupAddress } = await import('./setup-address.ts');
    const address = await offerSetupAddress();
    if (address) console.log([words('ready.setup'), `  ${address}`, words('ready.setupHow')].join('\n'));
  }
  keepServing(isDemo);
  await new Promise(() => {});
}

function keepServing(isDemo: boolean): void {
  let child: ChildProcess | undefined;
  let isAgain = false;
  const serve = () => {
    const script = path.join(import.meta.dirname, 'programs', 'dev-server.ts');
    const env = { ...process.env, SHOP_IS_DEMO: isDemo && !isAgain ? 'true' : '' };
    child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    isAgain = true;
  };
  const watchers = watchServerCode(async () => {
    await end(child);
    serve();
  });
  onStop(async () => {
    for (const watcher of watchers) watcher.close();
    await end(child);
  });
  serve();
}

/** Calls `onChange` once for a burst of changes, and never a second time while the first is still being dealt with. */
function watchServerCode(onChange: () => Promise<void>): fs.FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (_event: string, file: string | null) => {
    if (file && (!/\.(ts|json|sql)$/.test(file) || /\.test\.ts$/.test(file))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, 200);
  };
  return watched.map((entry) => fs.watch(entry, { recursive: true }, changed));
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

stopOnSignals();
await runCommand(develop);
