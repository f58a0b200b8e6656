import { sql } from 'drizzle-orm';
import type { Database } from '#lib/server/db/connection.ts';

/** Calls of operators that leave no line in the audit log, each with the reason. */
const silentCalls: Record<string, string> = {
  '/api/operator/quote/message': 'stays for good, with who wrote it',
  '/api/operator/page/draft': 'nobody sees it; what is published of it is written down',
  '/api/operator/page/picture': 'prepares an upload; the page that shows it is written down',
  '/api/operator/product/picture': 'prepares an upload; the product that shows it is written down',
  '/api/operator/product/importUpload': 'a file that changes nothing yet',
  '/api/operator/moving/check': 'changes nothing',
  '/api/operator/moving/pictures': 'pictures for products that are written down themselves',
  '/api/operator/look/preview': 'works out what is not saved',
  '/api/operator/system/test': 'asks a provider something that changes nothing',
  '/api/operator/payout/check': 'looks at a file of the bank',
  '/api/operator/payment/matchStatement': 'as above',
  '/api/operator/invoice/read': 'looks at files of an invoice',
  '/api/operator/invoice/filesCheck': 'as above, of many',
  '/api/operator/invoice/resultCheck': 'looks at a file of the tax software',
  '/api/operator/product/importCheck': 'takes back whatever it tries',
  '/api/operator/product/importRun': 'begins what the steps do',
  '/api/operator/product/importStep': 'goes on with a check, or with a run that writes down each product',
};

/** Watches what operators do through the API of a test, in which every change has to be written down at least once. */
export function watchOperators(db: Database) {
  const isWritten = new Map<string, boolean>();
  const lastLine = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`select coalesce(max(id), 0)::text as id from status_logs`);
    return rows[0]?.id;
  };
  return {
    async watch<T extends { code: number }>(path: string, call: () => Promise<T>): Promise<T> {
      const name = path.split('?')[0] ?? '';
      if (!name.startsWith('/api/operator/') || name in silentCalls) return call();
      const before = await lastLine();
      const answer = await call();
      if (answer.code === 1) isWritten.set(name, isWritten.get(name) === true || (await lastLine()) !== before);
      return answer;
    },
    /** Throws for calls that changed something and left no line. */
    requireTraces(): void {
      const silent = [...isWritten].flatMap(([name, isSeen]) => (isSeen ? [] : [name]));
      if (silent.length > 0) throw new Error(`not in the audit log: ${silent.join(', ')}`);
    },
  };
}
