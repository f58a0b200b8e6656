import { streamCsv } from '#lib/server/http/spreadsheets/csv.ts';
import { streamXlsx } from '#lib/server/http/spreadsheets/xlsx.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';

/**
 * `node --expose-gc bench/export.ts`: memory and time of an export of 10,000, 100,000 and 1,000,000 rows, read as fast
 * as it is written. Flat is good: the heap must not grow with the rows.
 */
const sizes = [10_000, 100_000, 1_000_000];
const batch = 500;

async function* rowsOf(count: number): AsyncGenerator<Cell[][]> {
  for (let made = 0; made < count; made += batch) {
    yield Array.from({ length: batch }, (_, index) => [
      { time: new Date(1_790_000_000_000 + made * 1000) },
      'Top-up',
      `Balance top-up RC${made + index}`,
      `RC${made + index}`,
      'Balance (CNY)',
      { money: made + index },
      { money: made },
      { money: made + index },
    ]);
  }
}

async function* plain(rows: AsyncGenerator<Cell[][]>): AsyncGenerator<string[][]> {
  for await (const cells of rows) yield cells.map((row) => row.map((cell) => JSON.stringify(cell)));
}

const formats = {
  csv: (count: number) => streamCsv(['Time'], plain(rowsOf(count))),
  xlsx: (count: number) => streamXlsx({ name: 'Bill', columns: [{ heading: 'Time', width: 20 }] }, rowsOf(count)),
};

console.log('| rows | format | MB written | seconds | highest heap, MB |\n|---:|---|---:|---:|---:|');
for (const [format, open] of Object.entries(formats)) {
  for (const count of sizes) {
    globalThis.gc?.();
    const start = performance.now();
    let [bytes, highest, chunks] = [0, 0, 0];
    for await (const chunk of open(count)) {
      bytes += chunk.length;
      chunks += 1;
      if (chunks % 20 === 0) {
        globalThis.gc?.();
        highest = Math.max(highest, process.memoryUsage().heapUsed + process.memoryUsage().external);
      }
    }
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `| ${count} | ${format} | ${(bytes / 1e6).toFixed(1)} | ${seconds.toFixed(1)} | ${(highest / 1e6).toFixed(0)} |`,
    );
  }
}
