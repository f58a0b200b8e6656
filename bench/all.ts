// Every measurement in one go, each with its bare counterpart, as one document: the tables of docs/performance.md are from such a run.
//   node bench/all.ts FILE [--short]
// Wants a quiet machine, and hours for the millions; --short takes the smallest sizes.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { openDemoShop } from './demo-shop.ts';

const [file = 'performance-run.md', ...flags] = process.argv.slice(2);
const isShort = flags.includes('--short');

/** Asked for with the address of a running shop. */
const ofPages = ['component-data', 'script-bytes', 'lighthouse'];

/** The script, and what it is given where a run is short. */
const measurements: [script: string, short: string[]][] = [
  ['pages', ['1']],
  ['filtered', ['2']],
  ['checkout', ['60']],
  ['orders', ['1000']],
  ['aftersales', ['1000']],
  ['statements', ['10000']],
  ['catalogue', ['1000']],
  ['price', ['0.2']],
  ['answers', ['3']],
  ['pdf', []],
  ['events', ['200']],
  ['named-statements', ['1']],
  ['unknown-addresses', ['200']],
  ['several', ['1']],
  ['order-life', ['100']],
  ['throughput', ['500', '1']],
  ['growth', ['10000', '20000']],
  ['start', []],
];

const gibibyte = 1024 ** 3;
const [processor] = os.cpus();
fs.writeFileSync(
  file,
  `# Measured on ${new Date().toISOString().slice(0, 10)}\n\n${os.cpus().length} processors (${processor?.model.trim()}), ${Math.round(
    os.totalmem() / gibibyte,
  )} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}; load ${os.loadavg()[0]?.toFixed(1)} before.\n`,
);
let failed = 0;
for (const [script, short] of measurements) await measure([`bench/${script}.ts`, ...(isShort ? short : [])]);
const shop = await openDemoShop();
for (const script of ofPages) await measure([`bench/${script}.ts`, shop.url]);
await shop.close();
process.exitCode = failed === 0 ? 0 : 1;

async function measure(command: string[]): Promise<void> {
  console.log(`node ${command.join(' ')}`);
  const { code, text } = await run(command);
  if (code !== 0) failed += 1;
  fs.appendFileSync(
    file,
    `\n## \`node ${command.join(' ')}\`\n\n${code === 0 ? tablesOf(text) : `ended with ${code}\n`}`,
  );
}
function run(command: string[]): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, ['--expose-gc', ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code: code ?? 1, text })));
}

/** The tables, and sentences between them; what a start says on the way is left out. */
function tablesOf(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('|') || line === '' || /^[A-Z].*(?:[.:]|MB .*)$/.test(line));
  return `${lines.join('\n').trim()}\n`;
}
