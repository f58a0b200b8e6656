interface Repetition {
  /** Resolves when the round that is running has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `round` again and again with a pause between the end of one and the start of the next. A round that fails is
 * reported and does not end the repetition.
 */
export function runRepeatedly(
  round: () => Promise<unknown>,
  pauseInMilliseconds: number,
  onError: (error: unknown) => void,
): Repetition {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = round()
        .then(() => {}, onError)
        .then(() => {
          if (!isStopped) next();
        });
    }, pauseInMilliseconds);
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
