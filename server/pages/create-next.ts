import next from 'next';

type NextOptions = NonNullable<Parameters<typeof next>[0]>;

/**
 * Next as a custom server. Node reads `next.config.ts` itself, as `next build --experimental-next-config-strip-types` has it do (Next
 * knows this switch by the environment alone): otherwise each start loads a compiler, which writes 30 MB into the temporary folder.
 */
export function createNext(options: NextOptions): ReturnType<typeof next> {
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true';
  return next(options);
}
