import { z } from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Schema } from './schema.ts';

const known = new WeakMap<Endpoint, Schema>();
const nothing: Schema = { type: 'object', properties: {} };

/** What a call takes, as its query or its body. */
export function requestSchemaOf(entry: Endpoint): Schema {
  const taken = entry.method === 'get' ? entry.query : entry.body;
  const schema =
    known.get(entry) ?? (taken ? (z.toJSONSchema(taken, { io: 'input', unrepresentable: 'any' }) as Schema) : nothing);
  known.set(entry, schema);
  return schema;
}
