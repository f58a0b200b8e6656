import type { RegisteredRoute } from '../serve.ts';
import type { Answered } from './ask-for-tests.ts';
import type { DemoCopy } from './demo-shop-for-tests.ts';
import type { CallName, Example, Source } from './example.ts';
import { readPlace, writePlace } from './places.ts';

type Examples = ReadonlyMap<CallName, Example>;

/** What was asked and answered before, in the same copy. */
interface Step {
  request: Record<string, unknown>;
  answer: unknown;
}

const nameOf = ({ entry }: RegisteredRoute) => `${entry.method} ${entry.path}` as CallName;

/**
 * Makes the calls of examples in a copy of the demo shop that is younger than the examples: numbers and times are those of this
 * copy, taken from where the example says that they come from.
 */
export class Player {
  readonly copy: DemoCopy;
  private readonly examples: Examples;
  private readonly routes: ReadonlyMap<CallName, RegisteredRoute>;
  private readonly answers = new Map<string, Promise<unknown>>();

  constructor(copy: DemoCopy, examples: Examples) {
    this.copy = copy;
    this.examples = examples;
    this.routes = new Map(copy.routes.map((route) => [nameOf(route), route]));
  }

  /** The example with all that comes before it. `row`: that row of the list instead of the one that was recorded. */
  async play(call: CallName, row?: number): Promise<Answered> {
    return (await this.step(call, row)).answered;
  }

  async step(call: CallName, row?: number): Promise<Step & { answered: Answered }> {
    const example = this.examples.get(call);
    const route = this.routes.get(call);
    if (!example || !route) throw new Error(`no example of ${call}`);
    const before = example.after && (await this.step(example.after, row));
    const request = await this.resolve(example, { before, row });
    if (route.entry.method === 'post') this.answers.clear();
    const answered = await this.copy.ask(route, request);
    return { request, answer: answered.body?.data, answered };
  }

  private async resolve(
    { request, from = {} }: Pick<Example, 'request' | 'from'>,
    around: { before?: Step | undefined; row?: number | undefined },
  ): Promise<Record<string, unknown>> {
    const resolved = structuredClone(request);
    for (const [place, source] of Object.entries(from)) {
      writePlace(resolved, place, await this.valueOf(source, around));
    }
    return resolved;
  }

  private async valueOf(
    source: Source,
    around: { before?: Step | undefined; row?: number | undefined },
  ): Promise<unknown> {
    if ('now' in source) return timeOf(source, this.copy.ctx.clock.now());
    if ('before' in source) return readPlace(around.before?.[source.before], source.at);
    const { call, with: given = {}, at } = source;
    const example = this.examples.get(call);
    const request = await this.resolve({ request: example?.request ?? {}, from: given }, around);
    const data = await this.read(call, request);
    return readPlace(data, around.row === undefined ? at : at.replace(/\d+/, String(around.row)));
  }

  private read(call: CallName, request: Record<string, unknown>): Promise<unknown> {
    const key = `${call} ${JSON.stringify(request)}`;
    const route = this.routes.get(call);
    if (!route) throw new Error(`no call ${call}`);
    const asked = this.answers.get(key) ?? this.copy.ask(route, request).then(({ body }) => body?.data);
    this.answers.set(key, asked);
    return asked;
  }
}

/** A time from now on, as a field of a call takes it. */
export function timeOf({ now, as }: { now: number; as: 'seconds' | 'day' }, from: Date): number | string {
  const at = new Date(from.getTime() + now * 1000);
  return as === 'seconds' ? Math.floor(at.getTime() / 1000) : at.toISOString().slice(0, 10);
}
