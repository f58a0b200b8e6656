// Requests per second and p50/p99 of the main addresses, beside a bare node:http server that answers the same bytes.
//   node bench/http.ts [seconds per address, default 8]
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { freePort, printTable, removeFolder, startShop, temporaryFolder } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 8);
const connections = 10;

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

async function measure(url: string): Promise<Figures> {
  await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

/** The same bytes from the barest server there is. */
async function measureBare(url: string): Promise<Figures> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await answer.arrayBuffer());
  const port = await freePort();
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.byteLength });
    response.end(body);
  }).listen(port, '127.0.0.1');
  const figures = await measure(`http://127.0.0.1:${port}/`);
  bare.close();
  bare.closeAllConnections();
  return figures;
}

const folder = await temporaryFolder('bench-http');
const shop = await startShop({ dataFolder: folder, env: { RATE_LIMIT_PER_MINUTE: '100000000' } });
try {
  const info = (await (await fetch(`${shop.url}/api/product/list?kind=product`)).json()) as {
    data: { list: { slug: string }[] };
  };
  const addresses = [
    '/',
    '/product',
    `/${info.data.list[0]?.slug}`,
    '/product?q=%E5%90%8D%E7%89%87',
    '/api/index/index',
  ];
  const rows: (string | number)[][] = [];
  const idle = await shop.residentMegabytes();
  let peak = idle;
  for (const address of addresses) {
    const ours = await measure(shop.url + address);
    peak = Math.max(peak, await shop.residentMegabytes());
    const bare = await measureBare(shop.url + address);
    const ratio = (bare.perSecond / Math.max(1, ours.perSecond)).toFixed(1);
    rows.push([address, ours.perSecond, ours.p50, ours.p99, ours.errors, bare.perSecond, bare.p99, `1 : ${ratio}`]);
  }
  printTable(
    ['address', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'bare requests/s', 'bare p99 ms', 'ours : bare'],
    rows,
  );
  console.log(`\nResident memory of everything (Node, Next, PostgreSQL): ${idle} MB idle, ${peak} MB under load`);
} finally {
  await shop.stop();
  await removeFolder(folder);
}
