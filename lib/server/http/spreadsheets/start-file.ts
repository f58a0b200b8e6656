/** What a reader is told of a file that broke off: why is for the log alone. */
const brokenOff = 'the file broke off';

/**
 * The same content with its first piece read, so that what fails before it can still be answered as any other refusal. What fails
 * later is told to `onBroken`, and to the reader without its words: they would stand in the file.
 */
export async function startFile(
  content: ReadableStream<Uint8Array>,
  onBroken: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const reader = content.getReader();
  const first = await reader.read();
  let isStarted = false;
  let isLeft = false;
  const next = async () => {
    if (isStarted) return reader.read();
    isStarted = true;
    return first;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await next();
        if (isLeft) return;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (isLeft) return;
        onBroken(error);
        controller.error(new Error(brokenOff));
      }
    },
    cancel: (reason) => {
      isLeft = true;
      return reader.cancel(reason);
    },
  });
}
