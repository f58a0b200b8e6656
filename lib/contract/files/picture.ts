import { z } from 'zod';

/** A picture ready for a `<picture>` element: never a layout shift, never more bytes than the screen needs. */
export const picture = z.object({
  /** Fallback of the `img` element: site-relative, or at the CDN where one is configured. */
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour as hex, shown until the picture is there. */
  colour: z.string(),
  /** Best format first; `srcset` with width descriptors. */
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })),
});
export type Picture = z.output<typeof picture>;
