import { quantile } from '../bench-shop.ts';
import { printTable } from '../shop-process.ts';
import { meterDatabase } from './database-meter.ts';

const runs = 40;

export interface ListTimes {
  /** What it takes when nothing else gets in its way. */
  fastest: number;
  median: number;
  p99: number;
}

/** Database time of lists that are asked in turns, in milliseconds, once they are warm. */
export async function measureInTurns(lists: (() => Promise<unknown>)[]): Promise<ListTimes[]> {
  const times: number[][] = lists.map(() => []);
  for (let turn = -5; turn < runs; turn += 1) {
    for (const [index, run] of lists.entries()) {
      const took = await meterDatabase(run);
      if (turn >= 0) times[index]?.push(took);
    }
  }
  return times.map((own) => ({ fastest: Math.min(...own), median: quantile(own, 0.5), p99: quantile(own, 0.99) }));
}

const none: ListTimes = { fastest: 0, median: 0, p99: 0 };

interface Grown {
  names: string[];
  sizes: number[];
  /** By size, then by name. */
  results: ListTimes[][];
}

/** How each list grows from the smallest shop to the largest, by its fastest run. */
export function printGrowth({ names, sizes, results }: Grown): void {
  const heads = sizes.flatMap((size) => [`${size.toLocaleString('en')}: fastest ms`, 'median ms', 'p99 ms']);
  const rows = names.map((name, index) => {
    const figures = results.map((result) => result[index] ?? none);
    const growth = (figures.at(-1)?.fastest ?? 0) / (figures[0]?.fastest || 1);
    return [
      name,
      ...figures.flatMap(({ fastest, median, p99 }) => [fastest, median, p99].map((ms) => ms.toFixed(1))),
      `× ${growth.toFixed(1)}`,
    ];
  });
  printTable(['list', ...heads, 'growth'], rows);
}
