/**
 * Runs one try to send, and breaks it off when its time is over: `signal` tells the sender, and whoever waits hears of it
 * whether the sender listens or not. Throws what the sender throws, or that it took too long.
 */
export async function sendInTime(milliseconds: number, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`timeout: not sent within ${Math.round(milliseconds / 1000)} s`));
      end.abort();
    }, milliseconds);
  });
  try {
    await Promise.race([send(end.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
