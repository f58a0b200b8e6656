import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../port.ts';
import { end, hasEnded, runTied } from './tied.ts';

export type Role = 'pages' | 'api' | 'worker';

/** Lines of its output that are kept, for who looks why something went wrong, and for what workers announce. */
const mostLines = 5000;

/** One process of several, on a port that stays its own. */
export class ShopProcess {
  readonly role: Role;
  readonly lines: string[] = [];
  readonly #env: NodeJS.ProcessEnv;
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(role: Role, port: number, env: NodeJS.ProcessEnv) {
    this.role = role;
    this.#port = port;
    this.#env = { ...env, SERVE: role, PORT: String(port), HOST: '127.0.0.1' };
  }

  static async of(role: Role, env: NodeJS.ProcessEnv): Promise<ShopProcess> {
    return new ShopProcess(role, await findFreePort(), env);
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const child = runTied(['server.ts'], { env: this.#env });
    this.#child = child;
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding('utf8').on('data', (text) => this.#note(text));
    while (!hasEnded(child)) {
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error(
      `${this.role} ended with ${child.exitCode ?? child.signalCode}:\n${this.lines.slice(-20).join('\n')}`,
    );
  }

  /** SIGTERM is how a process is told to stop, SIGKILL how it dies. Answers its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child) await end(this.#child, signal);
    return this.#child?.exitCode ?? null;
  }

  #note(text: string): void {
    this.lines.push(...text.split('\n').filter(Boolean));
    this.lines.splice(0, this.lines.length - mostLines);
  }
}
