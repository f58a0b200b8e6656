import { callerOf } from '#lib/server/http/examples/callers.ts';
import type { DemoCopy, DemoShop } from '#lib/server/http/examples/demo-shop-for-tests.ts';
import type { CallName, Example } from '#lib/server/http/examples/example.ts';
import { Player } from '#lib/server/http/examples/play-for-tests.ts';
import type { RegisteredRoute } from '#lib/server/http/serve.ts';
import { type Context, nameOf, rateOf, rowsOf, sideOf, stepAnchor, wholeOf } from './contexts.ts';
import { type Anchor, type Filled, fillRequest } from './fill-request.ts';
import { likeness, subjectOf } from './likeness.ts';
import { requestSchemaOf } from './request-schema.ts';
import { shorten } from './shorten.ts';
import { type Outcome, shapeOf, toExample, tryRequests } from './try-requests.ts';

const mostTries = 120;
/** How many lists a request may be about, how many rows of each, and how many answers fill what is left. */
const [mostLists, mostRows, mostNear] = [12, 25, 8];

/** Makes every call of the demo shop, out of what its other calls answer. */
export class Recorder {
  /** Done: the answer is there. */
  readonly examples = new Map<CallName, Example>();
  /** The others: refused, or in shape alone. */
  readonly left = new Map<CallName, Example>();
  /** What the shop said to what was not done. */
  readonly said = new Map<CallName, string[]>();
  readonly #contexts: Context[] = [];
  readonly #details = new Map<string, Promise<Context | undefined>>();
  readonly #shop: DemoShop;
  readonly #reading: DemoCopy;

  private constructor(shop: DemoShop, reading: DemoCopy) {
    this.#shop = shop;
    this.#reading = reading;
  }

  static async record(shop: DemoShop): Promise<Recorder> {
    const reading = await shop.copy();
    const recorder = new Recorder(shop, reading);
    await recorder.#read();
    await recorder.#write();
    await reading.close();
    return recorder;
  }

  /** What one call answers is what the next one asks for: three times round. */
  async #read(): Promise<void> {
    let open = this.#reading.routes.filter(({ entry }) => entry.method === 'get');
    for (const most of [4, mostTries, mostTries]) {
      const left: RegisteredRoute[] = [];
      for (const route of open) if (!(await this.#tryRead(route, most))) left.push(route);
      open = left;
    }
  }

  async #tryRead(route: RegisteredRoute, most: number): Promise<boolean> {
    const outcome = await tryRequests(route, {
      bases: this.#basesFor(route),
      most,
      ask: (request) => this.#reading.ask(route, request),
    });
    const { filled, answered } = outcome;
    if (filled && answered?.body) {
      this.#contexts.push({ call: nameOf(route), with: filled.from, data: answered.body.data });
    }
    return this.#keep(route, outcome);
  }

  /** Each in a copy in which nothing has happened yet. */
  async #write(): Promise<void> {
    const writes = this.#reading.routes.filter(({ entry }) => entry.method === 'post' && !entry.upload);
    let copy = await this.#shop.copy();
    for (const route of writes) {
      const bases = this.#basesFor(route);
      const ask = (request: Record<string, unknown>) => copy.ask(route, request);
      if (!this.#keep(route, await tryRequests(route, { bases, most: mostTries, ask }))) continue;
      await copy.close();
      copy = await this.#shop.copy();
    }
    await copy.close();
    for (const route of writes.filter((each) => !this.examples.has(nameOf(each)))) await this.#tryAfterOthers(route);
  }

  /** What is refused as things are may be possible after another call. */
  async #tryAfterOthers(route: RegisteredRoute): Promise<void> {
    for (const call of this.#stepsBefore(route)) {
      const copy = await this.#shop.copy();
      try {
        const step = await new Player(copy, this.examples).step(call);
        if (step.answered.body?.code !== 1) continue;
        const rows = (['answer', 'request'] as const).map((side) => stepAnchor(step, side));
        const details = await Promise.all(rows.map((row) => this.#detailsOf(row, route.entry.path, copy)));
        const ask = (request: Record<string, unknown>) => copy.ask(route, request);
        const outcome = await tryRequests(route, { bases: [[...rows, ...details.flat()]], most: 8, ask });
        if (outcome.filled && this.#keep(route, outcome, call)) return;
      } finally {
        await copy.close();
      }
    }
  }

  /** Writes that make the same reads old, or are called alike; three in a row at most. */
  #stepsBefore(route: RegisteredRoute): CallName[] {
    const old = new Set<string>(route.entry.stale ?? []);
    const isDeep = (call: CallName) => this.examples.get(this.examples.get(call)?.after ?? call)?.after !== undefined;
    return this.#reading.routes
      .filter((other) => other.entry.method === 'post' && this.examples.has(nameOf(other)) && !isDeep(nameOf(other)))
      .map((other) => {
        const shared = (other.entry.stale ?? []).filter((each) => old.has(each)).length;
        return { call: nameOf(other), rate: likeness(other.entry.path, route.entry.path) + 2 * shared };
      })
      .filter(({ rate }) => rate > 2)
      .sort((left, right) => right.rate - left.rate)
      .slice(0, 'scope' in callerOf(route) ? 30 : 4)
      .map(({ call }) => call);
  }

  #keep(route: RegisteredRoute, { filled, answered, left, said }: Outcome, after?: CallName): boolean {
    const name = nameOf(route);
    if (!filled || !answered) {
      const shown = left ?? shapeOf(route);
      if (shown && !this.left.has(name)) this.left.set(name, shown);
      this.said.set(name, said);
      return false;
    }
    const { body, status, type } = answered;
    const answer = body === undefined ? { type } : { answer: shorten(body) };
    this.examples.set(name, { ...toExample(filled), ...(after && { after }), status, ...answer });
    this.left.delete(name);
    this.said.delete(name);
    return true;
  }

  /** What a call may be about, likeliest first, each with what else is known of it. */
  async *#basesFor({ entry }: RegisteredRoute): AsyncGenerator<Anchor[]> {
    yield [];
    const rated = this.#contexts
      .map((context) => ({ context, rate: rateOf(context, entry) }))
      .filter(({ rate }) => rate > 0)
      .sort((left, right) => right.rate - left.rate)
      .map(({ context }) => context);
    const rows = rated.slice(0, mostLists).flatMap((context) => rowsOf(context).slice(0, mostRows));
    const near = rated.slice(0, mostNear).map(wholeOf);
    for (const row of rows) {
      const details = entry.method === 'post' ? await this.#detailsOf(row, entry.path) : [];
      yield [row, ...details, ...near];
    }
    yield near;
  }

  /** What the calls that show one record say of it. `fresh`: in that copy, in which something has happened. */
  async #detailsOf(row: Anchor, path: string, fresh?: DemoCopy): Promise<Anchor[]> {
    const shown = this.#reading.routes.filter(({ entry }) => {
      const isNear = sideOf(entry.path) === sideOf(path) && likeness(entry.path, path) > 2;
      return entry.method === 'get' && !entry.file && isNear && requestSchemaOf(entry).required?.length === 1;
    });
    const found: Anchor[] = [];
    for (const route of shown) {
      const filling = { anchors: [row], also: none, plain: none, isWide: false, subject: subjectOf(route.entry.path) };
      const filled = fillRequest(requestSchemaOf(route.entry), filling);
      if (!filled || Object.keys(filled.from).length === 0) continue;
      const context = await (fresh ? readIn(fresh, route, filled) : this.#readOnce(route, filled));
      if (context) found.push(wholeOf(context));
    }
    return found;
  }

  #readOnce(route: RegisteredRoute, filled: Filled): Promise<Context | undefined> {
    const key = `${nameOf(route)} ${JSON.stringify(filled.value)}`;
    const asked = this.#details.get(key) ?? readIn(this.#reading, route, filled);
    this.#details.set(key, asked);
    return asked;
  }
}

const none: ReadonlySet<string> = new Set();

async function readIn(copy: DemoCopy, route: RegisteredRoute, filled: Filled): Promise<Context | undefined> {
  const { body } = await copy.ask(route, filled.value);
  return body?.code === 1 ? { call: nameOf(route), with: filled.from, data: body.data } : undefined;
}
