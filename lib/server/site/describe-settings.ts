import { z } from 'zod';
import type { DeskSetting, settingKinds } from '#lib/contract/site/desk-settings.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from './settings.ts';
import { isForDesk, type SettingKey, settingSchemas } from './settings-schema.ts';

type Kind = (typeof settingKinds)[number];

/** Every setting with its value and what a form needs to know of its type. */
export async function describeSettings(ctx: ServerContext): Promise<DeskSetting[]> {
  const values = await getSettings(ctx);
  return (Object.keys(settingSchemas) as SettingKey[]).filter(isForDesk).map((key) => {
    const schema: z.ZodType = settingSchemas[key];
    return { key, value: values[key] ?? null, preset: schema.parse(undefined) ?? null, ...describeType(schema) };
  });
}

/** The type as JSON Schema has it, which zod writes itself. */
interface Shape {
  type?: string;
  enum?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: { type?: string };
  properties?: Record<string, unknown>;
}

function describeType(schema: z.ZodType): Pick<DeskSetting, 'kind' | 'options' | 'min' | 'max'> {
  const shape = z.toJSONSchema(schema, { io: 'input' }) as Shape;
  const least = shape.exclusiveMinimum === undefined ? shape.minimum : shape.exclusiveMinimum + 1;
  return { kind: kindOf(shape), options: shape.enum ?? [], min: bounded(least), max: bounded(shape.maximum) };
}

/** What only says that a number is whole is no limit worth telling. */
const bounded = (limit: number | undefined) =>
  limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? null : limit;

function kindOf({ type, enum: options, items, properties }: Shape): Kind {
  if (options) return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return items?.type === 'string' ? 'list' : 'numbers';
  if (type === 'object') return properties && defaultLocale in properties ? 'texts' : 'record';
  return 'text';
}
