import { defaultLook, type Look, lookSchema } from '#lib/contract/site/look.ts';

/** Reads a stored look; what of it no longer fits, or was not there when it was stored, is as in the default one. */
export function readLook(stored: unknown): Look {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const fields = Object.entries(lookSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(given[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...defaultLook, ...Object.fromEntries(fields) };
}
