import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, unixSeconds } from '../fields.ts';

/** `uuid` only keeps two uploads from looking alike to a client that cancels duplicates (contract §1). */
const query = (topic: string) =>
  z.object({
    /** The driver the site's `upload.mode` names; missing: whichever the shop uses. */
    driver: lineOfText(20).default(''),
    /** What the file is for: letters, digits, `_` and `-`. */
    topic: z
      .string()
      .max(255, 'tooLong')
      .default('')
      .transform((value) => value || topic),
    uuid: z.string().optional().catch(undefined),
  });

/** Every key of the family's attachment record, in its spelling (contract §7). */
const uploadedFile = z.object({
  id: z.int(),
  topic: z.string(),
  /** Always zero: nobody uploads as an administrator. */
  admin_id: z.int(),
  user_id: z.int(),
  /** Site-relative; what other calls take. A private file is not served there. */
  url: z.string(),
  /** Zero unless it is an image. */
  width: z.int(),
  height: z.int(),
  name: z.string(),
  size: z.int(),
  mimetype: z.string(),
  storage: z.enum(['local', 's3']),
  sha1: z.string(),
  last_upload_time: unixSeconds,
  suffix: z.string(),
  /** Where the file can be seen; of a private one, for some minutes. */
  full_url: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

export const ajaxUpload = endpoint({
  method: 'post',
  path: '/api/ajax/upload',
  summary: 'Stores a file: multipart form with the part `file`',
  upload: 'file',
  query: query('default'),
  stale: [],
  data: z.object({ file: uploadedFile }),
});

export const productUpload = endpoint({
  method: 'post',
  path: '/api/product/upload',
  summary: 'Stores a file about a product: multipart form with the part `file`',
  upload: 'file',
  query: query('product'),
  stale: [],
  data: z.object({ file: uploadedFile }),
});
