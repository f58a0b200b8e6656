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
  /** Neither a number nor one of a list nor of one form: what is sent passes and is used. */
  takesAnyText: boolean;
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
      const known = fields.get(name);
      const takesAnyText = known?.takesAnyText || (listed.length === 0 && holdsText(field));
      const allListed = [...(known?.listed ?? []), ...listed];
      fields.set(name, { name, takesAnyText, listed: allListed });
    }
  };
  const visitAny = (node: z.core.JSONSchema.JSONSchema | boolean): void => {
    if (typeof node !== 'boolean') visit(node as z.core.JSONSchema.BaseSchema);
  };
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...fields.values()];
}

/** Whether text of no particular form may stand in it, or in a part of it; of what is not described nothing is known. */
function holdsText(node: z.core.JSONSchema.BaseSchema): boolean {
  const parts = [
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.allOf ?? []),
    ...Object.values(node.properties ?? {}),
  ];
  const inner = [...parts, ...[node.items, node.additionalProperties].flat()].filter(
    (each) => typeof each === 'object',
  );
  if (node.type === 'string') return !node.enum && node.const === undefined && !node.pattern && !node.format;
  if (node.type === undefined && inner.length === 0) return node.enum === undefined && node.const === undefined;
  return inner.some((each) => holdsText(each as z.core.JSONSchema.BaseSchema));
}

/** All of `texts` for a call that takes text; of one that takes none, a few show that it refuses them. */
export function textsFor<T>(fields: readonly Field[], texts: readonly T[]): T[] {
  return fields.some(({ takesAnyText }) => takesAnyText) ? [...texts] : texts.filter((_, index) => index % 8 === 0);
}
