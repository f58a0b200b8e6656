import type { z } from 'zod';

/** What a schema names, and nothing else. */
export interface Sieve {
  /** 0: the value is of another kind than the schema means; 1: of its kind; 2: with its fixed words too. Unions choose by it. */
  rank(value: unknown): 0 | 1 | 2;
  /**
   * The value without the keys that the schema does not name, at every depth: the very value where there are none. Their places
   * are added to `dropped`, as `list[].address.mobile`. Nothing else is checked: what is of another kind is given back as it is.
   */
  sift(value: unknown, dropped: string[]): unknown;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keep = (value: unknown) => value;
const plain: Sieve = { rank: (value) => (typeof value === 'object' && value !== null ? 0 : 1), sift: keep };
const anything: Sieve = { rank: () => 1, sift: keep };

const sieves = new WeakMap<z.core.$ZodType, Sieve>();

/**
 * The sieve of a schema, made once. Throws for a kind of schema that no answer has had yet (maps, intersections …): a test asks
 * for those of all calls.
 */
export function sieveOf(schema: z.core.$ZodType): Sieve {
  const known = sieves.get(schema);
  if (known) return known;
  try {
    const sieve = makeSieve((schema as z.core.$ZodTypes)._zod.def, schema);
    sieves.set(schema, sieve);
    return sieve;
  } catch (error) {
    // Half of one would drop the other half.
    sieves.delete(schema);
    throw error;
  }
}

function makeSieve(def: z.core.$ZodTypes['_zod']['def'], schema: z.core.$ZodType): Sieve {
  switch (def.type) {
    case 'object':
      return ofObject(def, schema);
    case 'array':
      return ofArray([], sieveOf(def.element));
    case 'tuple':
      return ofArray(def.items.map(sieveOf), def.rest ? sieveOf(def.rest) : plain);
    case 'record':
      return ofRecord(def);
    case 'union':
      return ofUnion(def.options.map(sieveOf));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return orNothing(sieveOf(def.innerType));
    case 'lazy':
      return sieveOf((schema as z.core.$ZodLazy)._zod.innerType);
    case 'pipe':
      // What runs first has no shape of its own.
      return sieveOf((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in);
    case 'any':
    case 'unknown':
      return anything;
    default:
      return ofPlain(def.type);
  }
}

const plainTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'null',
  'undefined',
  'literal',
  'enum',
  'never',
]);

function ofPlain(type: string): Sieve {
  if (!plainTypes.has(type)) throw new Error(`answers with a schema of the kind ${type} are not sifted yet`);
  return plain;
}

/** Null and nothing are sent as they are, whatever else may come. */
const orNothing = ({ rank, sift }: Sieve): Sieve => ({
  rank: (value) => (value === null || value === undefined ? 2 : rank(value)),
  sift,
});

function ofObject({ shape, catchall }: z.core.$ZodObjectDef, schema: z.core.$ZodType): Sieve {
  const isOpen = catchall !== undefined && (catchall as z.core.$ZodTypes)._zod.def.type !== 'never';
  const rest = isOpen ? sieveOf(catchall) : undefined;
  const fields = new Map<string, Sieve>();
  const fieldOf = (key: string) => fields.get(key) ?? rest;
  // Fields of which the schema says the words, as `mode: 'click'`.
  let words: [string, Set<unknown>][] | undefined;
  const hasWords = (value: Fields) => {
    words ??= Object.entries(schema._zod.propValues ?? {});
    return words.every(([key, known]) => known.has(value[key]));
  };
  const sieve: Sieve = {
    rank: (value) => (!isObject(value) ? 0 : hasWords(value) ? 2 : 1),
    sift: (value, dropped) => (isObject(value) ? siftFields(value, dropped, fieldOf) : value),
  };
  // Known before its fields are: a tree names itself.
  sieves.set(schema, sieve);
  for (const [name, field] of Object.entries(shape)) fields.set(name, sieveOf(field));
  return sieve;
}

/** Keys are free, but where the schema lists them. */
function ofRecord({ keyType, valueType }: z.core.$ZodRecordDef): Sieve {
  const named = keyType._zod.values;
  const inner = sieveOf(valueType);
  const fieldOf = (key: string) => (!named || named.has(key) ? inner : undefined);
  return {
    rank: (value) => (isObject(value) ? 1 : 0),
    sift: (value, dropped) => (isObject(value) ? siftFields(value, dropped, fieldOf) : value),
  };
}

function siftFields(value: Fields, dropped: string[], fieldOf: (key: string) => Sieve | undefined): Fields {
  let kept = value;
  for (const key of Object.keys(value)) {
    const field = fieldOf(key);
    // What is undefined is not sent.
    if (field?.sift === keep || value[key] === undefined) continue;
    if (!field) dropped.push(key);
    const part = field && siftPart(value[key], key, { field, dropped });
    if (part === value[key]) continue;
    if (kept === value) kept = { ...value };
    if (field) kept[key] = part;
    else delete kept[key];
  }
  return kept;
}

function ofArray(items: Sieve[], rest: Sieve): Sieve {
  const rank = (value: unknown) => (Array.isArray(value) ? 1 : 0);
  if ([...items, rest].every(({ sift }) => sift === keep)) return { rank, sift: keep };
  return {
    rank,
    sift: (value, dropped) => {
      if (!Array.isArray(value)) return value;
      let kept: unknown[] = value;
      for (const [index, item] of value.entries()) {
        const part = siftPart(item, '[]', { field: items[index] ?? rest, dropped });
        if (part === item) continue;
        if (kept === value) kept = [...value];
        kept[index] = part;
      }
      return kept;
    },
  };
}

/** A part of a value; the places of what it drops begin with `place`. */
function siftPart(part: unknown, place: string, { field, dropped }: { field: Sieve; dropped: string[] }): unknown {
  const before = dropped.length;
  const kept = field.sift(part, dropped);
  for (let index = before; index < dropped.length; index += 1) {
    const within = dropped[index] ?? '';
    dropped[index] = within.startsWith('[]') ? `${place}${within}` : `${place}.${within}`;
  }
  return kept;
}

/** As the member that the value is; where several may be meant, as the one that names most of it. */
function ofUnion(members: Sieve[]): Sieve {
  const rank = (value: unknown) => Math.max(...members.map((member) => member.rank(value))) as 0 | 1 | 2;
  if (members.every(({ sift }) => sift === keep)) return { rank, sift: keep };
  return {
    rank,
    sift: (value, dropped) => {
      let best = { rank: -1, kept: value, without: [] as string[] };
      for (const member of members) {
        const ranked = member.rank(value);
        if (ranked < best.rank) continue;
        const without: string[] = [];
        const kept = member.sift(value, without);
        if (ranked > best.rank || without.length < best.without.length) best = { rank: ranked, kept, without };
      }
      dropped.push(...best.without);
      return best.kept;
    },
  };
}
