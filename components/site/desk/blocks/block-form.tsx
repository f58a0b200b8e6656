'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { blockKinds, isBlockKind } from '#lib/contract/site/blocks/kinds.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { BlockFields } from './block-fields.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { useBlockWords } from './field-words.ts';
import { copyAt, moveBy, type Place, removeAt, setAt } from './page-draft.ts';

interface BlockFormProps {
  block: LooseBlock;
  place: Place;
}

/** The block that is edited: its fields, and what can be done with it as a whole. */
export function BlockForm({ block, place }: BlockFormProps) {
  const t = useTranslations('siteBlocksDesk');
  const words = useBlockWords();
  const { kind } = block;
  return (
    <Panel title={words.kind(kind)} actions={<BlockButtons block={block} place={place} />}>
      <div className={styles.fields}>
        {isBlockKind(kind) ? (
          <BlockFields fields={blockKinds[kind]} values={block.fields} place={[...place, 'fields']} />
        ) : (
          <p>{t('unknownText')}</p>
        )}
      </div>
    </Panel>
  );
}

function BlockButtons({ block, place }: BlockFormProps) {
  const t = useTranslations('siteBlocksDesk');
  const { change, isDisabled } = useEditor();
  const buttons = [
    { name: 'up', act: () => change((draft) => moveBy(draft, place, -1)) },
    { name: 'down', act: () => change((draft) => moveBy(draft, place, 1)) },
    { name: 'copy', act: () => change((draft) => copyAt(draft, place)) },
    {
      name: block.is_hidden ? 'show' : 'hide',
      act: () => change((draft) => setAt(draft, [...place, 'is_hidden'], !block.is_hidden)),
    },
    { name: 'remove', act: () => change((draft) => removeAt(draft, place)) },
  ] as const;
  return buttons.map(({ name, act }) => (
    <Button key={name} look="quiet" size="small" disabled={isDisabled} onClick={act}>
      {t(name)}
    </Button>
  ));
}
