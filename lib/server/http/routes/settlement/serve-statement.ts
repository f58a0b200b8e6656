import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { getStatementDocument } from '#lib/server/settlement/index.ts';
import type { FileAnswer } from '../../serve.ts';
import { toWeb } from '../../to-web.ts';

/** Drawing one costs a tenth of a second and more. */
export const documentLimits: RequestLimit[] = [{ points: 60, seconds: 300, by: 'account' }];

/** A statement as a document in the reader's language. Throws `not_found`. */
export async function serveStatement(
  server: ServerContext,
  asked: { no: string; locale: Locale; storeId?: number },
): Promise<FileAnswer> {
  const { name, content } = await getStatementDocument(server, asked);
  return { name, type: 'application/pdf', content: toWeb(content) };
}
