import { setTimeout as wait } from 'node:timers/promises';
import { Customer, type Goods, type Unanswered } from '../several/customer.ts';

/** As many as one customer may order in ten minutes. */
const mostOfOne = 25;
const pauseInMs = 100;

interface Buying {
  customers: ConstructorParameters<typeof Customer>[0][];
  goods: Goods;
}

/** Orders and pays, one order after the other, at one address after the other of those there are, until told to stop. */
export function orderMeanwhile({ customers, goods }: Buying, urls: string[]) {
  const orders: string[] = [];
  const unanswered: Unanswered[] = [];
  let isOver = false;
  const buy = async () => {
    for (const facts of customers) {
      const customer = new Customer(facts, unanswered);
      for (let count = 0; count < mostOfOne && !isOver; count += 1) {
        orders.push(await customer.buy(urls[orders.length % urls.length] ?? '', goods));
        await wait(pauseInMs);
      }
    }
  };
  let fault: unknown;
  const buying = buy().catch((error: unknown) => {
    fault = error;
  });
  const stop = async () => {
    isOver = true;
    await buying;
    return { orders, unanswered, fault };
  };
  return { stop };
}
