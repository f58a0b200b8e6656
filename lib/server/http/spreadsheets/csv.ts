import { toCsvLine } from '#lib/server/kernel/csv-line.ts';

/** Excel reads UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF';

/** Writes batch by batch, as fast as it is read. When nobody reads any more the batches stop. */
export function streamCsv(head: string[], batches: AsyncGenerator<(string | number)[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + toCsvLine(head))),
    pull: async (controller) => {
      const { done, value } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value.map(toCsvLine).join('')));
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
}
