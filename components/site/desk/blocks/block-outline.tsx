'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { isBlockKind } from '#lib/contract/site/blocks/kinds.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { type Texts, textIn } from '#lib/i18n/texts.ts';
import { AddBlock } from './add-block.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { useBlockWords } from './field-words.ts';
import { blockMissingIn } from './missing-in.ts';
import { moveBy, moveTo, nameOf, type Place } from './page-draft.ts';

interface OutlineProps {
  /** The list of blocks, and where it stands. */
  blocks: readonly LooseBlock[];
  place: Place;
  /** Id of the block that is edited. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The blocks of a page in their order: chosen, moved by mouse or by keys, and what is the matter with each. */
export function BlockOutline({ blocks, place, chosen, onChoose }: OutlineProps) {
  const [dragged, setDragged] = useState<number>();
  const { change } = useEditor();
  const drop = (index: number) => {
    if (dragged !== undefined) change((draft) => moveTo(draft, [...place, dragged], [...place, index]));
    setDragged(undefined);
  };
  return (
    <div className={styles.outline}>
      <ol>
        {blocks.map((block, index) => (
          <OutlineRow
            key={block.id}
            block={block}
            place={[...place, index]}
            isChosen={block.id === chosen}
            onChoose={() => onChoose(block.id)}
            onDragStart={() => setDragged(index)}
            onDrop={() => drop(index)}
          >
            {block.kind === 'columns' && (
              <Columns block={block} place={[...place, index]} chosen={chosen} onChoose={onChoose} />
            )}
          </OutlineRow>
        ))}
      </ol>
      <AddBlock place={[...place, blocks.length]} isInColumn={place.length > 1} onAdded={onChoose} />
    </div>
  );
}

function Columns({ block, place, ...rest }: Omit<OutlineProps, 'blocks'> & { block: LooseBlock }) {
  const t = useTranslations('siteBlocksDesk');
  const columns = (block.fields.columns ?? []) as LooseBlock[][];
  return columns.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its number
    <section key={index} aria-label={t('columnNo', { no: index + 1 })} className={styles.column}>
      <p className="hint">{t('columnNo', { no: index + 1 })}</p>
      <BlockOutline blocks={blocks} place={[...place, 'fields', 'columns', index]} {...rest} />
    </section>
  ));
}

interface RowProps {
  block: LooseBlock;
  place: Place;
  isChosen: boolean;
  onChoose: () => void;
  onDragStart: () => void;
  onDrop: () => void;
  children: React.ReactNode;
}

function OutlineRow({ block, place, isChosen, onChoose, onDragStart, onDrop, children }: RowProps) {
  const t = useTranslations('siteBlocksDesk');
  const { change, isDisabled } = useEditor();
  const words = useBlockWords();
  const moveByKeys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || !by || isDisabled) return;
    event.preventDefault();
    change((draft) => moveBy(draft, place, by));
  };
  const handle = (act: () => void) => (event: DragEvent) => {
    event.stopPropagation();
    act();
  };
  return (
    <li
      draggable={!isDisabled}
      onDragStart={handle(onDragStart)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        handle(onDrop)(event);
      }}
    >
      <button
        type="button"
        className={styles.entry}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={t('moveHelp')}
        onClick={onChoose}
        onKeyDown={moveByKeys}
      >
        <strong>{words.kind(block.kind)}</strong>
        <span className={styles.excerpt}>{useExcerpt(block)}</span>
        <Marks block={block} place={place} />
      </button>
      {children}
    </li>
  );
}

/** What is the matter with a block: hidden, refused, not known, or not written in a language. */
function Marks({ block, place }: { block: LooseBlock; place: Place }) {
  const t = useTranslations('siteBlocksDesk');
  const { faults } = useEditor();
  const isFaulty = Object.keys(faults).some((name) => name.startsWith(`${nameOf(place)}.`));
  const missing = blockMissingIn(block);
  return (
    <span className={styles.marks}>
      {!isBlockKind(block.kind) && <Chip tone="error">{t('notShown')}</Chip>}
      {isFaulty && <Chip tone="error">{t('faulty')}</Chip>}
      {block.is_hidden && <Chip tone="neutral">{t('hidden')}</Chip>}
      {missing.map((locale) => (
        <Chip key={locale} tone="warning">
          {t('missingIn', { language: t(`language.${locale}`) })}
        </Chip>
      ))}
    </span>
  );
}

/** The first words of a block, by which it is told from others of its kind. */
function useExcerpt({ fields }: LooseBlock): string {
  const locale = toLocale(useLocale());
  const texts = (fields.title ?? fields.html) as Partial<Texts> | undefined;
  return texts
    ? textIn(texts, locale)
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 60)
    : '';
}
