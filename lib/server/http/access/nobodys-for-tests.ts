import { randomInt, randomUUID } from 'node:crypto';

/** Names of the kind that records have, which are nobody's. */
export const nobodysId = () => 2 ** 40 + randomInt(2 ** 30);
export const nobodysNumber = (own: string | number) =>
  `${String(own).slice(0, 2)}${randomInt(10 ** 6, 10 ** 7)}0000000`;
export const nobodysFile = (own: string | number) => String(own).replace(/[^/]+(?=\.)/, randomUUID());
