import { type ShownSchema, schemaText } from './schema-text.ts';

/** What of a call's operation in the OpenAPI document is shown. */
export interface Operation {
  summary: string;
  parameters: { name?: string; in?: string; required?: boolean; schema?: ShownSchema }[];
  requestBody?: { content: Record<string, { schema: ShownSchema }> };
  responses: Record<string, { content?: Record<string, { schema: ShownSchema }> }>;
}

interface FieldRow {
  name: string;
  type: string;
  isNeeded: boolean;
}

const longest = 400;

/** What goes into a call, a line for each field of its query or its body. */
export function fieldRows({ parameters, requestBody }: Operation): FieldRow[] {
  const query = parameters.flatMap(({ name, in: where, required = false, schema }) =>
    name && where === 'query' ? [{ name, type: typeOf(schema ?? {}), isNeeded: required }] : [],
  );
  const { properties = {}, required = [] } = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const body = Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isNeeded: required.includes(name),
  }));
  return [...query, ...body];
}

function typeOf(schema: ShownSchema): string {
  const text = schemaText(schema).replace(/\s+/g, ' ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
