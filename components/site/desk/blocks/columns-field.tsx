'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { mostColumns } from '#lib/contract/site/blocks/kinds.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { getAt, type Place, setAt } from './page-draft.ts';

/** How many columns there are; the blocks in them stand in the outline. */
export function ColumnsField({ place }: { place: Place }) {
  const t = useTranslations('siteBlocksDesk');
  const { draft, change, isDisabled } = useEditor();
  const columns = (getAt(draft, place) ?? []) as LooseBlock[][];
  const put = (next: LooseBlock[][]) => change((before) => setAt(before, place, next));
  const last = columns.at(-1);
  return (
    <div className={styles.columnsField}>
      <p className="hint">{t('columnsHelp', { count: columns.length })}</p>
      <div className="wrap-8">
        <Button
          look="secondary"
          size="small"
          disabled={isDisabled || columns.length >= mostColumns}
          onClick={() => put([...columns, []])}
        >
          {t('addColumn')}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={isDisabled || columns.length <= 1 || (last?.length ?? 0) > 0}
          onClick={() => put(columns.slice(0, -1))}
        >
          {t('removeColumn')}
        </Button>
      </div>
    </div>
  );
}
