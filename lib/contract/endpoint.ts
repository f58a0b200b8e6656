import type { z } from 'zod';
import type { InputBounds } from './input-bounds.ts';

/**
 * One call of the API as data: the server parses with it, the reference page is made from it, the browser takes its
 * types from it. Paths are case-sensitive, in the family's `/api/<controller>/<action>` style.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  method: 'get' | 'post';
  path: `/api/${string}`;
  summary: string;
  query?: Query;
  body?: Body;
  /** Where its body may be larger than usual (`usualBounds`); a test compares it with what the schema takes. */
  bounds?: Partial<InputBounds>;
  /** Has to come with an `Idempotency-Key`, so that what is sent twice is done once (docs/domain/common.md 4). */
  isOnce?: true;
  /** Takes a multipart form instead of JSON, with one file as the part of this name. */
  upload?: string;
  /** Answers a file of this type, or one of these, instead of the envelope; refusals come in the envelope all the same. */
  file?: string | string[];
  /**
   * Paths of the reads that show something else after a write: what the same person may be looking at. The server sends
   * them along, and the browser reads anew what of it is on the screen. Every write says it, if only that there is none.
   */
  stale?: readonly `/api/${string}`[];
  /** What is answered. Without it: null, when it is done. */
  data?: Data;
}

/** Keeps the literal types of a contract entry. */
export function endpoint<
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType = z.ZodNull,
>(
  entry: Endpoint<Query, Body, Data> & { method: Method; path: Path } & StaleOf<Method>,
): Endpoint<Query, Body, Data> & { method: Method; path: Path } & Named<Data> {
  return entry as typeof entry & Named<Data>;
}

/** An entry that names an answer has its form as `data`. */
type Named<Data> = Data extends z.ZodNull ? unknown : { data: Data };

type StaleOf<Method> = Method extends 'post' ? { stale: NonNullable<Endpoint['stale']> } : unknown;

/** What the server answers, always (contract §0.2). */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  /** Unix seconds. */
  time: number;
  data: Data;
}

export type QueryOf<E> = E extends Endpoint<infer Query, z.ZodType, z.ZodType> ? z.input<Query> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? z.input<Body> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Data> ? z.output<Data> : never;
