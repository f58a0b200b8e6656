import type { Source } from '#lib/server/http/examples/example.ts';
import { placeIn } from '#lib/server/http/examples/places.ts';
import { choicesOf, type Schema, takes, typesOf } from './schema.ts';
import { freeTexts, usualTimes, usualValues } from './usual-values.ts';

/** Something that a call answered with, from which a request takes its values. */
export interface Anchor {
  value: unknown;
  /** Where it stands in that answer; what lies around it is looked at last. */
  place: string;
  sourceOf: (place: string) => Source;
  around: { value: unknown; place: string }[];
}

interface Filling {
  anchors: Anchor[];
  /** Fields to fill beside those that have to be. */
  also: ReadonlySet<string>;
  /** Fields that are made up, since what the shop has there was refused. */
  plain: ReadonlySet<string>;
  /** All fields that the anchors know, and lists whole. */
  isWide: boolean;
  /** What the call is about, as its path says it. */
  subject: string;
}

export interface Filled {
  value: Record<string, unknown>;
  from: Record<string, Source>;
}

/** Undefined where something that has to be there cannot be made. Of several forms the first that can be filled. */
export function fillRequest(schema: Schema, filling: Filling): Filled | undefined {
  for (const choice of choicesOf(schema)) {
    const from: Record<string, Source> = {};
    const value = fillObject(choice, { filling, from, place: '' });
    if (value !== undefined) return { value, from };
  }
  return undefined;
}

interface Work {
  filling: Filling;
  from: Record<string, Source>;
  place: string;
}

function fillObject(schema: Schema, work: Work): Record<string, unknown> | undefined {
  const { properties = {}, required = [] } = schema;
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const place = placeIn(work.place, name);
    const isNeeded = required.includes(name) || work.filling.also.has(name);
    if (!isNeeded && !work.filling.isWide) continue;
    const value = fillField(name, property, { ...work, place }, isNeeded);
    if (value !== undefined) made[name] = value;
    else if (isNeeded) return undefined;
  }
  return made;
}

function fillField(name: string, schema: Schema, work: Work, isNeeded: boolean): unknown {
  const isMadeUp = work.filling.plain.has(name) || (freeTexts.has(name) && !work.filling.isWide);
  const usual = isMadeUp && isNeeded ? makePlain(name, schema, work) : undefined;
  if (usual !== undefined) return usual;
  const known = isMadeUp ? undefined : findKnown(name, schema, work.filling);
  if (known) {
    work.from[work.place] = known.source;
    return known.value;
  }
  const whole = fillWhole(name, schema, work, isNeeded);
  if (whole !== undefined) return whole;
  return isNeeded ? makePlain(name, schema, work) : undefined;
}

/** Names by which the field may stand in an answer. */
function namesOf(name: string, subject: string): string[] {
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const bare = name.replace(/^(?:new|former|expected)_/, '');
  const last = /^(\w+)_(id|no)$/.exec(name);
  const ofSubject = last && subject.includes(last[1] ?? '') ? [last[2] ?? ''] : [];
  const action = subject.split(' ').at(-1) ?? '';
  const numbers = name === 'no' || name === 'id' ? [`${action}_${name}`] : [];
  return [...new Set([name, camel, bare, ...ofSubject, ...numbers])];
}

interface Known {
  value: unknown;
  source: Source;
}

function findKnown(name: string, schema: Schema, { anchors, subject }: Filling): Known | undefined {
  for (const { value, place, sourceOf, around } of anchors) {
    const part = findPart(value, place, { name, schema });
    if (part) return { value: part.value, source: sourceOf(part.place) };
    for (const other of namesOf(name, subject)) {
      for (const area of [{ value, place }, ...around]) {
        const found = findDeep(area.value, area.place, { name: other, schema, depth: area.value === value ? 3 : 1 });
        if (found) return { value: found.value, source: sourceOf(found.place) };
      }
    }
  }
  return undefined;
}

/** `shipment_no` is the number of the first of the shipments. */
function findPart(
  value: unknown,
  place: string,
  { name, schema }: { name: string; schema: Schema },
): { value: unknown; place: string } | undefined {
  const [, part, field] = /^(\w+)_(id|no)$/.exec(name) ?? [];
  if (!part || !field || !isRecord(value)) return undefined;
  for (const key of [part, `${part}s`]) {
    const whole = value[key];
    const first = Array.isArray(whole) ? whole[0] : whole;
    if (!isRecord(first) || !takes(schema, first[field])) continue;
    const inner = placeIn(place, key);
    return { value: first[field], place: placeIn(Array.isArray(whole) ? placeIn(inner, 0) : inner, field) };
  }
  return undefined;
}

/** Nearest first. */
function findDeep(
  value: unknown,
  place: string,
  wanted: { name: string; schema: Schema; depth: number },
): { value: unknown; place: string } | undefined {
  let level = [{ value, place }];
  for (let depth = 0; depth < wanted.depth; depth += 1) {
    for (const each of level) {
      const own = isRecord(each.value) && Object.hasOwn(each.value, wanted.name) ? each.value[wanted.name] : undefined;
      if (own !== undefined && own !== '' && takes(wanted.schema, own))
        return { value: own, place: placeIn(each.place, wanted.name) };
    }
    level = level.flatMap((each) => partsOf(each));
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partsOf({ value, place }: { value: unknown; place: string }) {
  if (Array.isArray(value))
    return value.slice(0, 3).map((part, index) => ({ value: part, place: placeIn(place, index) }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([name, part]) => ({ value: part, place: placeIn(place, name) }));
}

/** Objects and lists, out of what the anchors have under the same name. */
function fillWhole(name: string, schema: Schema, work: Work, isNeeded: boolean): unknown {
  for (const choice of choicesOf(schema)) {
    if (choice.properties) {
      const inner = narrow(work.filling, name);
      if (!isNeeded && inner === work.filling) continue;
      const made = fillObject(choice, { ...work, filling: inner });
      if (made) return made;
    }
    if (isMap(choice)) return fillMap(name, choice, work);
    if (typesOf(choice).includes('array') && choice.items) {
      const made = fillList(name, choice, work, isNeeded);
      if (made) return made;
    }
  }
  return undefined;
}

const isMap = ({ additionalProperties, type }: Schema) => type === 'object' && typeof additionalProperties === 'object';

function fillMap(name: string, schema: Schema, work: Work): unknown {
  const found = work.filling.anchors.map(({ value }) => (isRecord(value) ? value[name] : undefined)).find(isRecord);
  if (found) return found;
  const keys = schema.propertyNames?.enum ?? [];
  const inner = schema.additionalProperties as Schema;
  return Object.fromEntries(
    keys.map((key) => [key, fillField(String(key), inner, { ...work, place: placeIn(work.place, String(key)) }, true)]),
  );
}

/** What the anchors hold under that name comes first. */
function narrow(filling: Filling, name: string): Filling {
  const inner = filling.anchors.flatMap((anchor) => {
    const own = isRecord(anchor.value) ? anchor.value[name] : undefined;
    return isRecord(own) ? [{ ...anchor, value: own, place: placeIn(anchor.place, name) }] : [];
  });
  return inner.length > 0 ? { ...filling, anchors: [...inner, ...filling.anchors] } : filling;
}

function fillList(name: string, schema: Schema, work: Work, isNeeded: boolean): unknown[] | undefined {
  const items = schema.items as Schema;
  const place = placeIn(work.place, 0);
  const isOfRecords = choicesOf(items).some(({ properties }) => properties);
  for (const anchor of work.filling.anchors) {
    for (const list of listsIn(anchor, name)) {
      if (!isOfRecords) {
        const first = list.value[0];
        if (first === undefined || !takes(items, first)) continue;
        work.from[place] = anchor.sourceOf(placeIn(list.place, 0));
        return [first];
      }
      const rows = work.filling.isWide ? list.value.slice(0, 20) : list.value.slice(0, 1);
      const all = rows.map((_, index) => fillRow({ anchor, list, index }, items, work));
      if (all.length > 0 && all.every((row) => row !== undefined)) return all;
    }
  }
  if (!isNeeded) return undefined;
  const usual = usualValues[name]?.find(Array.isArray);
  if (usual) return usual;
  if ((schema.minItems ?? 0) === 0 && !isOfRecords) return [];
  const singular = name.replace(/s$/, '');
  const made = fillField(singular, items, { ...work, place }, true);
  return made === undefined ? undefined : [made];
}

interface Row {
  anchor: Anchor;
  list: { value: unknown[]; place: string };
  index: number;
}

function fillRow({ anchor, list, index }: Row, items: Schema, work: Work): unknown {
  const inner = { ...anchor, value: list.value[index], place: placeIn(list.place, index) };
  const filling = { ...work.filling, anchors: [inner, ...work.filling.anchors] };
  for (const choice of choicesOf(items)) {
    const from: Record<string, Source> = {};
    const made = choice.properties && fillObject(choice, { filling, from, place: placeIn(work.place, index) });
    if (made && Object.keys(from).length > 0) {
      Object.assign(work.from, from);
      return made;
    }
  }
  return undefined;
}

/** Lists of that name first, then any. */
function listsIn({ value, place }: Anchor, name: string): { value: unknown[]; place: string }[] {
  if (!isRecord(value)) return [];
  const lists = Object.entries(value).flatMap(([key, own]) =>
    Array.isArray(own) && own.length > 0 ? [{ key, value: own as unknown[], place: placeIn(place, key) }] : [],
  );
  return lists.sort((left, right) => Number(right.key === name) - Number(left.key === name));
}

function makePlain(name: string, schema: Schema, work: Work): unknown {
  for (const { first, source } of usualTimes[name] ?? []) {
    if (!takes(schema, first)) continue;
    work.from[work.place] = source;
    return first;
  }
  const usual = usualValues[name]?.find((value) => takes(schema, value));
  if (usual !== undefined) return usual;
  if (schema.default !== undefined) return schema.default;
  for (const choice of choicesOf(schema)) {
    const made = makeOfType(choice);
    if (made !== undefined) return made;
  }
  return undefined;
}

function makeOfType(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = typesOf(schema);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (type === 'null') return null;
  if (type === 'object') return {};
  const texts = [
    'Checked',
    'abc',
    '1',
    '1.00',
    '2026-11-26',
    '123456',
    'a@example.com',
    'https://erp.example.com/hook',
    'en',
    '10:00',
    '/storage/private/licence.pdf',
  ];
  return type === 'string' || type === undefined
    ? texts.find((text) => takes({ ...schema, type: 'string' }, text))
    : undefined;
}
