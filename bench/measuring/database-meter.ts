import pg from 'pg';

let underWay = 0;
let since = 0;
let total = 0;

function begin(): void {
  if (underWay === 0) since = performance.now();
  underWay += 1;
}

function end(): void {
  underWay -= 1;
  if (underWay === 0) total += performance.now() - since;
}

/** Queries of every connection of this process count from being sent until their answer is there. */
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function meter(this: pg.Client, ...args: unknown[]): unknown {
  begin();
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const answered = (...answer: unknown[]) => {
      end();
      callback(...answer);
    };
    return send.apply(this, [...args.slice(0, -1), answered]);
  }
  const answer = send.apply(this, args) as Promise<unknown>;
  answer.then(end, end);
  return answer;
} as typeof pg.Client.prototype.query;

/** Milliseconds during which at least one query of `run` was under way: queries side by side count once. */
export async function meterDatabase(run: () => Promise<unknown>): Promise<number> {
  total = 0;
  await run();
  return total;
}
