import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { usualBounds } from '#lib/contract/input-bounds.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

interface Size {
  bytes: number;
  depth: number;
  values: number;
}

type Schema = z.core.JSONSchema.BaseSchema;

const scalar = (bytes: number): Size => ({ bytes, depth: 0, values: 1 });
/** What a schema says nothing of cannot be told: its call has to say what it reads. */
const unknown: Size = { bytes: Infinity, depth: Infinity, values: Infinity };
/** Of a character, as most are that people type here. */
const bytesOfCharacter = 3;

const largest = (sizes: Size[]): Size => ({
  bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)),
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
  values: Math.max(0, ...sizes.map(({ values }) => values)),
});

const inside = (sizes: Size[]): Size => ({
  bytes: sizes.reduce((sum, { bytes }) => sum + bytes + 1, 2),
  depth: 1 + largest(sizes).depth,
  values: 1 + sizes.reduce((sum, { values }) => sum + values, 0),
});

/** The most that a schema takes. */
function mostOf(schema: Schema): Size {
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches) return largest(branches.map((branch) => mostOf(branch as Schema)));
  if (schema.const !== undefined || schema.enum) return scalar(50);
  if (schema.type === 'array') return listOf(schema);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const size = mostOf(field as Schema);
      return { ...size, bytes: size.bytes + name.length + 3 };
    });
    return inside(fields);
  }
  if (schema.type === 'object' || schema.$ref) return recordOf(schema);
  if (schema.type !== 'string') return scalar(20);
  return scalar((schema.maxLength ?? (schema.pattern ? 60 : 400)) * bytesOfCharacter);
}

function listOf({ items, maxItems = Infinity }: Schema): Size {
  const { bytes, depth, values } = mostOf((items ?? {}) as Schema);
  return { bytes: 2 + maxItems * (bytes + 1), depth: depth + 1, values: 1 + maxItems * values };
}

/** Of a record the names have to be listed. */
function recordOf({ propertyNames, additionalProperties }: Schema): Size {
  const names = (propertyNames as Schema | undefined)?.enum;
  return names ? inside(names.map(() => mostOf((additionalProperties ?? {}) as Schema))) : unknown;
}

const fits = ({ body, bounds = {} }: Endpoint): boolean => {
  const size = mostOf(z.toJSONSchema(body ?? z.null(), { io: 'input', unrepresentable: 'any' }) as Schema);
  const allowed = { ...usualBounds, ...bounds };
  return size.bytes <= allowed.bytes && size.depth <= allowed.depth && size.values <= allowed.values;
};

it('reads as much of every body as its schema takes, or says how much of it', () => {
  const silent = listRoutes(test.api.app).filter(({ entry }) => entry.bounds === undefined && !fits(entry));
  expect(silent.map(({ entry }) => entry.path)).toEqual([]);
});
