import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

interface Effort {
  /** 0 to 11. */
  brotliQuality: number;
  gzip: zlib.ZlibOptions;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Packs whole answers for browsers, with as much effort as is worth it. */
export const createCompressor =
  (effort: Effort) =>
  (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'gzip') return gzip(bytes, effort.gzip);
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: effort.brotliQuality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return brotli(bytes, { params });
  };
