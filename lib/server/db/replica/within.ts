/** What `answer` comes to, if it does in time; else throws what the network would say. */
export async function within<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), ms);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
