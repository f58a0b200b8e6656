// What addresses that nobody has cost the shop: memory, calls beside them, and the kept home page.
//   node bench/unknown-addresses.ts [how many, default 1200]
import { printTable, removeFolder, type ShopProcess, startShop, temporaryFolder } from './shop-process.ts';

const many = Number(process.argv[2] ?? 1200);
const connections = 8;

/** Well written forms of addresses, and those where Next would look for a page although there is none. */
const forms: Record<string, (index: number) => string> = {
  'a product': (index) => `/unknown-${index}`,
  'a product in English': (index) => `/en/unknown-${index}`,
  'a product by id': (index) => `/product?id=${1_000_000 + index}`,
  'a category': (index) => `/productlist-${1_000_000 + index}`,
  'a service': (index) => `/service-${1_000_000 + index}`,
  'a content page': (index) => `/page/unknown-${index}`,
  'below the member centre': (index) => `/user/unknown-${index}`,
  'a picture': (index) => `/art/unknown-${index}`,
  'a file of the build': (index) => `/_next/static/unknown-${index}.js`,
  'another form of a page': (index) => `/unknown-${index}.rsc`,
};

async function fetchAll(url: string, form: (index: number) => string): Promise<number> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < many; index = next++) {
      const answer = await fetch(url + form(index));
      await answer.arrayBuffer();
      if (answer.status !== 404) throw new Error(`${form(index)} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (performance.now() - began) / many;
}

async function medianOfApi(url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const began = performance.now();
    await (await fetch(`${url}/api/index/index`)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times.sort((left, right) => left - right)[20] ?? 0;
}

async function homeTakes(url: string): Promise<string> {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  return (performance.now() - began).toFixed(1);
}

async function measure(shop: ShopProcess): Promise<(string | number)[][]> {
  await homeTakes(shop.url);
  const rows: (string | number)[][] = [
    [
      'nothing yet',
      '',
      await shop.residentMegabytes(),
      (await medianOfApi(shop.url)).toFixed(1),
      await homeTakes(shop.url),
    ],
  ];
  for (const [name, form] of Object.entries(forms)) {
    const each = await fetchAll(shop.url, form);
    const memory = await shop.residentMegabytes();
    rows.push([name, each.toFixed(2), memory, (await medianOfApi(shop.url)).toFixed(1), await homeTakes(shop.url)]);
  }
  return rows;
}

const folder = await temporaryFolder('bench-unknown');
const shop = await startShop({ dataFolder: folder, env: { RATE_LIMIT_PER_MINUTE: '100000000' } });
try {
  const rows = await measure(shop);
  printTable([`${many} unknown addresses`, 'ms each', 'resident MB', 'a call, median ms', 'home page, ms'], rows);
} finally {
  await shop.stop();
  await removeFolder(folder);
}
