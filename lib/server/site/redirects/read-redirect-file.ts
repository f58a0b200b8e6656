import { mostRedirects } from '#lib/contract/site/desk-redirects.ts';
import { pickAnswers } from '../../kernel/answer-table/pick-answers.ts';
import { readTables } from '../../kernel/answer-table/read-tables.ts';

/** A redirect as somebody wrote it. */
export interface WrittenRedirect {
  /** The line of its file, from 1. */
  line: number;
  source: string;
  target: string;
  isPermanent: boolean;
}

type Field = 'source' | 'target' | 'status';

/** What shop systems and plugins call these columns: Shopify's export, those for WordPress, ours in both languages. */
const headings: Record<Field, string[]> = {
  source: ['旧地址', 'Old address', 'Redirect from', 'Redirect_from', 'from', 'source', 'source url', 'old url', 'url'],
  target: [
    '新地址',
    'New address',
    'Redirect to',
    'Redirect_to',
    'to',
    'target',
    'target url',
    'new url',
    'destination',
  ],
  status: ['状态码', 'Status code', 'status', 'code', 'http code', 'type'],
};

const columns = (Object.keys(headings) as Field[]).flatMap((field) =>
  headings[field].map((heading) => ({ field, heading })),
);

/** For a while, as HTTP says it. */
const temporary = /^(?:302|303|307)\b/;

/**
 * The rows of a file of redirects, whoever wrote it: CSV in whatever letters, or a workbook. Throws `invalid_input` at `file` where it
 * is no such file, or has no columns for both addresses.
 */
export async function readRedirectFile(content: Uint8Array): Promise<WrittenRedirect[]> {
  const tables = await readTables(content, mostRedirects);
  const rows = await pickAnswers<Field>(tables, { columns, needed: ['source', 'target'], maxRows: mostRedirects });
  return rows.map(({ line, cell }) => ({
    line,
    source: cell('source'),
    target: cell('target'),
    isPermanent: !temporary.test(cell('status')),
  }));
}
