import type { Field, ShownPicture, StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import { type LooseBlock, mapBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { anyTextIn, type Texts } from '#lib/i18n/texts.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import type { PageContent } from '../block-tables.ts';
import type { Settings } from '../settings-schema.ts';
import { fillPromises } from './fill-promises.ts';
import { readBlocks } from './read-blocks.ts';

export interface ShownContent {
  title: string;
  description: string;
  blocks: ShownBlock[];
}

interface Reader {
  locale: Locale;
  settings: Settings;
}

/**
 * A page of blocks as visitors get it: in their language or, text by text, in the one that has it; figures that promise something from
 * the settings; files where pages show them. Hidden, unknown and broken blocks are left out.
 */
export function showContent(content: PageContent, reader: Reader): ShownContent {
  const { blocks } = readBlocks(content.blocks);
  return {
    title: textOf(content.title, reader),
    description: textOf(content.description, reader),
    blocks: blocks.filter(isShown).map((block) => toShown(block, reader)),
  };
}

const isShown = ({ is_hidden }: LooseBlock) => is_hidden !== true;

function toShown(block: LooseBlock, reader: Reader): ShownBlock {
  const visible = withoutHidden(block);
  const { id, kind, fields } = mapBlock(visible, (field, value) => showField(field, value, reader), { path: '' });
  const inner = kind === 'columns' ? { columns: withoutState(fields.columns as LooseBlock[][]) } : fields;
  return { id, kind, fields: inner } as ShownBlock;
}

function withoutHidden(block: LooseBlock): LooseBlock {
  if (block.kind !== 'columns') return block;
  const columns = block.fields.columns as LooseBlock[][];
  return { ...block, fields: { columns: columns.map((column) => column.filter(isShown)) } };
}

const withoutState = (columns: LooseBlock[][]) =>
  columns.map((column) => column.map(({ id, kind, fields }) => ({ id, kind, fields })));

function showField(field: Field, value: unknown, reader: Reader): unknown {
  const { 'site.cdnUrl': cdnUrl } = reader.settings;
  if (field.kind === 'line' || field.kind === 'lines' || field.kind === 'html') return textOf(value as Texts, reader);
  if (field.kind === 'picture') return value === null ? null : toPicture(value as StoredPicture, reader);
  if (field.kind === 'video') return value === '' ? '' : fileAddress(cdnUrl, value as string);
  return value;
}

const textOf = (texts: Partial<Texts>, { locale, settings }: Reader) =>
  fillPromises(anyTextIn(texts, locale), { settings, locale });

function toPicture(picture: StoredPicture, reader: Reader): ShownPicture {
  const { url, alt, width, height, colour, sources } = picture;
  const caption = textOf(picture.file_caption ?? {}, reader);
  const address = (each: string) => fileAddress(reader.settings['site.cdnUrl'], each);
  return {
    url: address(url),
    alt: textOf(alt, reader) || textOf(picture.file_alt ?? {}, reader),
    width,
    height,
    colour,
    sources: sources.map(({ type, srcset }) => ({ type, srcset: srcset.split(', ').map(address).join(', ') })),
    ...(picture.focus && { focus: positionOf(picture.focus) }),
    ...(caption && { caption }),
  };
}

const positionOf = ([x, y]: [number, number]) => `${x}% ${y}%`;
