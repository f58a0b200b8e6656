import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

/*
 * The processes that run the test files ask once what they are to run. The runner answers all that have been given a file,
 * and nobody a second time: one that was still starting did not hear it, then asked in vain, and the whole run stood still.
 * Here each is answered when it asks.
 */

const run = Tinypool.prototype.run;
Tinypool.prototype.run = function runAnswered(task, options) {
  return run.call(this, task, { ...options, channel: channelOfOne(options.channel) });
};

function channelOfOne(shared) {
  let answer;
  return {
    onMessage: (listener) => {
      answer = listener;
    },
    postMessage: (message) => {
      shared.onMessage(answer);
      shared.postMessage(message);
    },
  };
}

export default createRunner({ runtime: 'child_process' });
