import Sequencer from '@jest/test-sequencer';

/** They start programs and wait for them, with little to do themselves. */
const waiting = /^(?:scripts|server)\/(?!scaffold\/).+\.test\.ts$|\/embedded\.test\.ts$/;

/**
 * The order of test files: those that wait come first, while the pages are built beside them and the processors have enough
 * to do; the others as jest would have them, the longest first.
 */
export default class WaitingFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isWaiting = ({ path, context }) => waiting.test(path.slice(context.config.rootDir.length + 1));
    return [...sorted.filter(isWaiting), ...sorted.filter((test) => !isWaiting(test))];
  }
}
