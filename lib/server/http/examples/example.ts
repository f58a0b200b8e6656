export type CallName = `${'get' | 'post'} /api/${string}`;

/** Where a value of an example comes from: a place in the answer of a call that reads, or a time from now. */
export type Source =
  | { call: CallName; with?: Record<string, Source>; at: string }
  /** A place in what the step before was asked, or answered. */
  | { before: 'request' | 'answer'; at: string }
  /** Seconds from now, as unix seconds or as a day. */
  | { now: number; as: 'seconds' | 'day' };

/** A call as it was made to the demo shop, and what it answered. */
export interface Example {
  /** The query, or the body. */
  request: Record<string, unknown>;
  /** Values of the request that another shop has others of, by their place in it. */
  from?: Record<string, Source>;
  /** A call that has to be made first, by its own example. */
  after?: CallName;
  /**
   * Missing: it was done. `refused`: the demo shop is in no state in which it would be. `shape`: it was not made at all, and only
   * looks as the schema wants it.
   */
  outcome?: 'refused' | 'shape';
  /** HTTP status of the answer. */
  status: number;
  /** The envelope; lists and long texts are shortened. */
  answer?: unknown;
  /** Type of the file that was answered instead. */
  type?: string;
}
