import { chooseEncoding } from '../../packing/choose-encoding.ts';
import { createCompressor } from '../../packing/compress.ts';
import { etagOf, isKnownTag } from '../../packing/etag.ts';
import { Packed } from '../../packing/packed.ts';
import { describeApi } from '../openapi/openapi.ts';
import type { ApiContext } from '../scope/request-scope.ts';
import { shopAddress } from '../scope/shop-address.ts';
import { type App, listRoutes } from '../serve.ts';
import { referencePolicy } from './frame.ts';
import { renderReference } from './reference-page.ts';

const compress = createCompressor({ brotliQuality: 5, gzip: { level: 6 } });

interface Kept {
  etag: string;
  packed: Packed<{ bytes: Buffer }>;
}

/** `/api/openapi.json` and pages to read it. The document is the same for everybody: made, packed and kept when first asked for. */
export function addReference(app: App, nothingRuns: string): void {
  let document: Kept | undefined;
  app.get('/api/openapi.json', (context) => {
    document ??= pack(JSON.stringify(describeApi(listRoutes(app))));
    return answerPacked(context, document, 'application/json');
  });
  app.get('/api/reference', (context) => {
    const { locale, server } = context.get('scope');
    context.header('content-security-policy', `${nothingRuns}; ${referencePolicy}`);
    const page = renderReference(listRoutes(app), locale, {
      area: context.req.query('area'),
      address: shopAddress({ server, request: context.req.raw }),
      perMinute: server.env.RATE_LIMIT_PER_MINUTE,
    });
    return answerPacked(context, pack(page), 'text/html; charset=utf-8');
  });
}

function pack(text: string): Kept {
  return { etag: etagOf(text), packed: new Packed(Buffer.from(text), { compress, write: (bytes) => ({ bytes }) }) };
}

async function answerPacked(context: ApiContext, { etag, packed }: Kept, type: string): Promise<Response> {
  context.header('cache-control', 'no-cache');
  context.header('vary', 'Accept-Encoding, think-lang, Cookie', { append: true });
  context.header('etag', etag);
  if (isKnownTag(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304);
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  const { bytes } = await packed.inEncoding(encoding);
  if (encoding) context.header('content-encoding', encoding);
  context.header('content-type', type);
  context.header('content-length', String(bytes.length));
  return context.body(bytes as Uint8Array<ArrayBuffer>);
}
