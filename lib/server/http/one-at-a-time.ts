import { DomainError } from '../kernel/errors.ts';

/** Who is being written what in this process. */
const running = new Set<string>();

/** Holds a place for one account at one call, until it is given back. Throws `export_running` where it is taken. */
export function takePlace(userId: number, path: string): () => void {
  const place = `${userId} ${path}`;
  if (running.has(place)) throw new DomainError('export_running');
  running.add(place);
  return () => void running.delete(place);
}

/** The same stream, and `over` once it is read, broken, or left by its reader. */
export function untilRead(content: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> {
  const reader = content.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        over();
        controller.close();
      } catch (error) {
        over();
        controller.error(error);
      }
    },
    cancel: async (reason) => {
      over();
      await reader.cancel(reason);
    },
  });
}
