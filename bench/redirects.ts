import { RedirectMap } from '#lib/routes/redirects/redirect-map.ts';

/**
 * What redirects cost an address that is none of them, and the process that holds them: `node bench/redirects.ts`. Said beside a look
 * into a plain map of as many keys, in the same run.
 */
const count = 100_000;
const rounds = 2_000_000;

const rows = Array.from({ length: count }, (_, index) => ({
  source: index % 10 === 0 ? `/folder-${index}/*` : `/products/old-name-${index}`,
  target: `/new-name-${index}`,
  isPermanent: true,
}));

const collect = () => globalThis.gc?.();
collect();
const before = process.memoryUsage().heapUsed;
const redirects = new RedirectMap(rows.map((row) => ({ ...row, source: `${row.source}`, target: `${row.target}` })));
collect();
const bytes = process.memoryUsage().heapUsed - before;

const plain = new Map(rows.map((row) => [row.source, row]));
const asked = Array.from({ length: 1000 }, (_, index) => `/nobody/has/this-${index}`);

function time(look: (path: string) => unknown): number {
  let found = 0;
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) if (look(asked[round % asked.length] ?? '')) found += 1;
  if (found > 0) throw new Error('none of these is redirected');
  return ((performance.now() - started) * 1e6) / rounds;
}

const bare = time((path) => plain.get(path));
const ours = time((path) => redirects.find(path, ''));
console.log(`${count} redirects: ${(bytes / 1e6).toFixed(0)} MB (run with --expose-gc)`);
console.log(
  `an address that is none of them: ${ours.toFixed(0)} ns, ${(ours / bare).toFixed(1)} times a look into a plain map`,
);
