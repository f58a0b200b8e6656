import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../programs/port.ts';
import { serverProgram } from '../programs/server-program.ts';
import { end, hasEnded, runTied } from '../programs/tied.ts';

export type Role = 'pages' | 'api' | 'worker';

type Settings = Readonly<Record<string, string>>;

interface Program {
  /** Folder of the project; the one we stand in by default. */
  cwd?: string;
  script?: string;
}

/** Lines of its output that are kept, for who looks why something went wrong, and for what workers announce. */
const mostLines = 5000;

/** One process of several, on a port that stays its own, which is where visitors find it unless PUBLIC_URL says otherwise. */
export class ShopProcess {
  readonly role: string;
  readonly lines: string[] = [];
  readonly #env: NodeJS.ProcessEnv;
  readonly #port: number;
  readonly #program: Program;
  #child: ChildProcess | undefined;

  private constructor(role: string, { port, env, program }: { port: number; env: Settings; program: Program }) {
    this.role = role;
    this.#port = port;
    this.#program = program;
    const own = { SERVE: role, PORT: String(port), HOST: '127.0.0.1' };
    this.#env = { ...process.env, PUBLIC_URL: this.url, ...env, ...own };
  }

  /** `role` is what SERVE says. */
  static async of(role: string, env: Settings, program: Program = {}): Promise<ShopProcess> {
    return new ShopProcess(role, { port: await findFreePort(), env, program });
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const { script, cwd } = this.#program;
    const child = runTied(script ? [script] : serverProgram, { env: this.#env, ...(cwd && { cwd }) });
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
