import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestApi } from '../test-api.ts';

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends exactly this, from an address of its own. Bodies of streams are left at once. */
export async function sendRaw(test: TestApi, path: string, init: RequestInit = {}): Promise<RawAnswer> {
  const request = new Request(`http://shop.test${path}`, init);
  const answer = await test.api.fetch(request, { remoteAddress: randomUUID() });
  const isStream = answer.headers.get('content-type') === 'text/event-stream';
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, headers: answer.headers, text: isStream ? '' : await answer.text() };
}

/** Sends a JSON body; guests have no token. */
export function sendJson(test: TestApi, path: string, body: unknown, token = ''): Promise<RawAnswer> {
  const headers = { 'content-type': 'application/json', 'ba-user-token': token, 'idempotency-key': randomUUID() };
  return sendRaw(test, path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

interface Field {
  name: string;
  takesText: boolean;
  listed: unknown[];
}

/** The fields of a schema, whichever branch of it has them. */
export function fieldsOf(schema: z.ZodType | undefined): Field[] {
  const fields = new Map<string, Field>();
  const visit = (node: z.core.JSONSchema.BaseSchema): void => {
    for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) visitAny(branch);
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      if (typeof field === 'boolean') continue;
      const listed = field.enum ?? (field.const === undefined ? [] : [field.const]);
      const known = fields.get(name)?.listed ?? [];
      fields.set(name, { name, takesText: field.type !== 'boolean', listed: [...known, ...listed] });
    }
  };
  const visitAny = (node: z.core.JSONSchema.JSONSchema | boolean): void => {
    if (typeof node !== 'boolean') visit(node as z.core.JSONSchema.BaseSchema);
  };
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...fields.values()];
}
