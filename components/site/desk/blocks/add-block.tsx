'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { type BlockKind, blockKinds, innerKinds } from '#lib/contract/site/blocks/kinds.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { useBlockWords } from './field-words.ts';
import { insertAt, newBlock, type Place } from './page-draft.ts';

interface AddBlockProps {
  /** Before which the block comes. */
  place: Place;
  /** Columns hold no columns. */
  isInColumn: boolean;
  onAdded: (id: string) => void;
}

/** Offers every kind of block, with what it is for. */
export function AddBlock({ place, isInColumn, onAdded }: AddBlockProps) {
  const t = useTranslations('siteBlocksDesk');
  const words = useBlockWords();
  const { change, isDisabled } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const kinds = Object.keys(isInColumn ? innerKinds : blockKinds) as BlockKind[];
  const add = (kind: BlockKind) => {
    const block = newBlock(kind);
    change((draft) => insertAt(draft, place, block));
    setOpen(false);
    onAdded(block.id);
  };
  return (
    <>
      <Button look="secondary" size="small" disabled={isDisabled} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && (
        <Modal title={t('addTitle')} closeLabel={t('close')} onClose={() => setOpen(false)}>
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind}>
                <button type="button" onClick={() => add(kind)}>
                  <strong>{words.kind(kind)}</strong>
                  <span>{findWords(t, `kindTexts.${kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
