'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { SpecKind } from '#lib/contract/catalogue/specification.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { questionKinds } from './editing/edit-node.ts';
import type { Step } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import { placeForNew, useTreeCommands } from './editing/tree-commands.ts';
import { useEditor } from './editor-context.ts';
import styles from './tree.module.css';

const steps: { step: Step; sign: string }[] = [
  { step: 'up', sign: '↑' },
  { step: 'down', sign: '↓' },
  { step: 'out', sign: '←' },
  { step: 'in', sign: '→' },
];
const kinds: SpecKind[] = ['option', ...questionKinds, 'group'];

/** What can be done with the chosen node, and new ones. */
export function TreeTools() {
  const t = useTranslations('catalogueSpecification.tree');
  const { selected } = useEditor();
  const { canStep, step, duplicate } = useTreeCommands();
  const remove = useRemoval();
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <AddMenu />
      <span className="row-4">
        {steps.map(({ step: way, sign }) => (
          <button
            key={way}
            type="button"
            className={styles.tool}
            aria-label={t(way)}
            title={t(way)}
            disabled={!selected || !canStep(selected.uid, way)}
            onClick={() => selected && step(selected.uid, way)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </span>
      <button
        type="button"
        className={styles.tool}
        disabled={!selected}
        onClick={() => selected && duplicate(selected.uid)}
      >
        {t('duplicate')}
      </button>
      <button type="button" className={styles.tool} data-tone="error" disabled={!selected} onClick={remove}>
        {t('remove')}
      </button>
    </div>
  );
}

/** Removes the chosen one; it comes back by undo, and that is said. */
function useRemoval(): () => void {
  const t = useTranslations('catalogueSpecification.tree');
  const { selected } = useEditor();
  const { remove } = useTreeCommands();
  const nameOf = useNodeName();
  return () => {
    if (!selected) return;
    const count = remove(selected.uid);
    publishNotice({ tone: 'info', text: t('removed', { name: nameOf(selected), count: count - 1 }) });
  };
}

function AddMenu() {
  const t = useTranslations('catalogueSpecification');
  const { edited, selected } = useEditor();
  const { add } = useTreeCommands();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button look="secondary" size="small" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {t('tree.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => {
          const place = placeForNew(edited.tree, selected, kind);
          return (
            <MenuItem
              key={kind}
              disabled={!place}
              onClick={() => {
                setAnchor(null);
                if (place) add(kind, place);
              }}
            >
              <span className={styles.kindChoice}>
                {t(`kinds.${kind}`)}
                <small>{t(`kindHelp.${kind}`)}</small>
              </span>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
