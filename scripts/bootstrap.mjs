// The first script: runs on any Node >= 20.19, sees to it that the packages are those of the lock file, and hands over to
// `scripts/<task>.ts` under the Node that is one of them. Uses nothing but Node itself.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from './words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const runtime = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function fail(key, values) {
  console.error(words('errors.prefix', { sentence: words(key, values) }));
  process.exit(1);
}

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

const [task = '', ...args] = process.argv.slice(2);

/** A shop needs neither tests nor what checks the code; whatever else is asked for needs all of it. */
const isForShop = task === 'start' || task === 'pages';

/** npm writes what it installed into a lock file of its own when it has finished: the two must tell the same. */
function isInstalled() {
  try {
    const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
    const wanted = Object.entries(read('package-lock.json'));
    const found = read('node_modules/.package-lock.json');
    const matches = ([name, entry]) => (found[name] ? found[name].version === entry.version : isLeftOut(entry));
    return (
      fs.existsSync(runtime) && wanted.every(([name, entry]) => name === '' || entry.link || matches([name, entry]))
    );
  } catch {
    return false;
  }
}

const isLeftOut = ({ optional, devOptional, dev }) => optional || devOptional || (isForShop && dev);

/** Whatever NODE_ENV says, which npm would go by. */
function runNpmCi() {
  const args = ['ci', isForShop ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm))
    return spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
}

async function install() {
  console.log(words('install.begin'));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticker = setInterval(() => console.log(words('install.waiting', { seconds: seconds() })), 10_000);
  const npm = runNpmCi();
  const interrupt = () => npm.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const code = await ended(npm);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, interrupt);
  clearInterval(ticker);
  if (code !== 0) fail('install.failed');
  if (!fs.existsSync(runtime)) fail('install.noRuntime', { path: runtime });
  console.log(words('install.done', { seconds: seconds() }));
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)));
  });
}

/** This process's parent and that one's: npm may stand behind a shell, which survives it. */
function findCallers() {
  const parent = process.ppid;
  try {
    const stat = fs.readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}

/**
 * Node takes the more memory the more it finds, and a shop gets no faster by it (docs/performance.md): room for what has just
 * been made, in megabytes, and how far what has lived longer may grow, in percent, before it is looked through.
 */
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=40'];

/**
 * Runs the task and answers its exit code. The channel tells the task when this process is gone, even by `kill -9`, so
 * that no shop is left running behind; for the same reason this process ends the task when npm disappears.
 */
async function run(task, args) {
  const script = path.join(root, 'scripts', `${task}.ts`);
  const env = {
    // Linux keeps freed memory apart for each thread that had some, unless told to share it.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  };
  const child = spawn(runtime, [...heap, script, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // On Windows a signal would end the task on the spot; there the terminal tells it of Ctrl-C by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => isWindows || child.kill(signal));
  const callers = findCallers();
  const watcher = setInterval(() => {
    if (process.env.npm_lifecycle_event && findCallers() !== callers) child.kill('SIGTERM');
  }, 200);
  const code = await ended(child);
  clearInterval(watcher);
  return code;
}

if (isOldNode()) fail('install.oldNode', { found: process.versions.node });
if (!isInstalled()) await install();
process.exitCode = await run(task, args);
