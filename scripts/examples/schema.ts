/** As much of JSON Schema as the document of the API uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
}

export const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());

/** What a value may be, one after the other. */
export const choicesOf = (schema: Schema): Schema[] =>
  [...(schema.anyOf ?? schema.oneOf ?? [])].flatMap(choicesOf).concat(schema.anyOf || schema.oneOf ? [] : [schema]);

/** Whether a plain value can stand there. Where the schema says nothing, anything plain can. */
export function takes(schema: Schema, value: unknown): boolean {
  return choicesOf(schema).some((choice) => takesPlain(choice, value));
}

function takesPlain(schema: Schema, value: unknown): boolean {
  if (schema.allOf?.some((part) => !takes({ type: schema.type, ...part }, value))) return false;
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'string') return typesOf(schema).includes('string') && takesText(schema, value);
  if (typeof value === 'number')
    return typesOf(schema).some((type) => type === 'number' || type === 'integer') && takesNumber(schema, value);
  if (typeof value === 'boolean') return typesOf(schema).includes('boolean');
  if (value === null) return typesOf(schema).includes('null');
  return false;
}

function takesText({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
}

function takesNumber({ minimum, exclusiveMinimum, maximum }: Schema, value: number): boolean {
  return value >= (minimum ?? value) && value > (exclusiveMinimum ?? value - 1) && value <= (maximum ?? value);
}
