import { createHash } from 'node:crypto';
import { readBounded } from '../../../kernel/read-bounded.ts';

/** A document of WeChat Pay is a few hundred kilobytes. */
const mostBytes = 10_000_000;

/** Where WeChat Pay keeps files, beside the host of its API. */
const isHostOfWechat = (host: string): boolean => /(^|\.)(wechatpay\.cn|weixin\.qq\.com|tenpay\.com)$/.test(host);

interface Wanted {
  /** As WeChat Pay named it, for half a minute. */
  url: string;
  apiBase: string;
  /** What the address has to say beside its token. */
  query: Record<string, string>;
}

/**
 * The PDF behind an address that WeChat Pay has named. It is not signed, so its hash must be there and right. Throws for an
 * address that is not WeChat Pay's, for more bytes than a document has, and for what is no PDF.
 */
export async function downloadFile({ url, apiBase, query }: Wanted): Promise<Buffer> {
  const address = new URL(url);
  const isTheirs = address.origin === new URL(apiBase).origin;
  if (!isTheirs && !(address.protocol === 'https:' && isHostOfWechat(address.hostname))) {
    throw new Error(`wechat: a file at ${address.host}`);
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(20_000) });
  const bytes = await readBounded(response, mostBytes);
  if (!response.ok) throw new Error(`wechat: HTTP ${response.status} for a file`);
  const digest = response.headers.get('sm3-digest')?.toLowerCase();
  if (digest !== createHash('sm3').update(bytes).digest('hex')) throw new Error('wechat: a file with another digest');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('wechat: a file that is no PDF');
  return bytes;
}
