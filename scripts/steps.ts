import { unlessStopping } from './shutdown.ts';
import { words } from './words.mjs';

/** Numbered steps on the terminal: a line when one begins, lines of progress, and its result with the time it took. */
export class Steps {
  readonly #total: number;
  #number = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** Runs a step. The work answers what it came to, in a few words; `tell` shows how far it is. */
  async run(key: string, work: (notify: (line: string) => void) => Promise<string>): Promise<void> {
    await unlessStopping();
    this.#number += 1;
    console.log(`[${this.#number}/${this.#total}] ${words(`steps.${key}`)}`);
    const started = performance.now();
    const detail = await work((line) => console.log(`      ${line}`));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`      ${words('steps.done', { detail, seconds })}`);
  }
}
