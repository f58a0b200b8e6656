/** How much a call reads of what it is sent, before anything of it is judged. */
export interface InputBounds {
  /** Of a body as it travels, packed into nothing. */
  bytes: number;
  /** Records and lists inside one another; a body that is a plain record has one. */
  depth: number;
  /** Of one record. */
  keys: number;
  /** Everything in it: texts, numbers, lists, records. */
  values: number;
}

/** What a call takes that says nothing else: many times what a form of the shop sends. */
export const usualBounds: InputBounds = { bytes: 128 * 1024, depth: 8, keys: 500, values: 2000 };

/** Of the part of an address behind the question mark. Servers and proxies take no longer ones either. */
export const queryBounds: InputBounds = { bytes: 16 * 1024, depth: 5, keys: 200, values: 500 };

/** A message of a payment provider, a carrier or a tax service, which is signed as a text: theirs are a few kilobytes. */
export const webhookBytes = 256 * 1024;

/** As many faults as an answer names; whoever mends these is told of the rest. */
export const mostFaults = 50;

/** Of a name in a record. Names of the contract are a tenth of it. */
export const longestKey = 200;
