import { chartLine, defaultChart, type ExportAccount } from '#lib/contract/wallet/books.ts';

interface ChartEntry {
  number: string;
  name: string;
}

/** Numbers and names of accounts as the setting has them; one that it leaves out keeps those of the house. */
export function readChart(lines: readonly string[]): ReadonlyMap<string, ChartEntry> {
  return new Map(
    [...defaultChart, ...lines].flatMap((line) => {
      const [, account, number, name] = chartLine.exec(line) ?? [];
      return account && number && name ? [[account as ExportAccount, { number, name }] as const] : [];
    }),
  );
}
