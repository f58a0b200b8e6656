'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PageDocument } from '#lib/api/site/desk-blocks.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { BlockForm } from './block-form.tsx';
import { BlockOutline } from './block-outline.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorProvider } from './editor-context.ts';
import { EditorNotices } from './editor-notices.tsx';
import type { PageDraft, Place } from './page-draft.ts';
import { PagePreview } from './page-preview.tsx';
import { PlacePanel } from './place-panel.tsx';
import { PublicationsPanel } from './publications-panel.tsx';
import { TextsField } from './texts-field.tsx';
import { usePageDraft } from './use-page-draft.ts';

interface PageEditorProps {
  page: number;
  document: PageDocument;
  /** Reads what is kept anew. */
  onReload: () => void;
}

/** The blocks of a page at one side, the one that is edited in the middle, and the page itself as visitors would see it. */
export function PageEditor({ page, document, onReload }: PageEditorProps) {
  const t = useTranslations('siteBlocksDesk');
  const draft = usePageDraft(page, document);
  const { blocks } = draft.editor.draft;
  const [chosen, choose] = useState<string | undefined>(blocks[0]?.id);
  const place = chosen === undefined ? undefined : placeOf(draft.editor.draft, chosen);
  useLeaveWarning(draft.isChanged, t('kept'));
  return (
    <EditorProvider value={draft.editor}>
      <div className={styles.editor}>
        <Guarded node="operator/page/edit">
          <EditorBar page={page} document={document} draft={draft} />
        </Guarded>
        <EditorNotices draft={draft} faults={document.faults} onReload={onReload} />
        <div className={styles.columns}>
          <div className={styles.side}>
            <Panel title={t('outline')} text={t('outlineText')}>
              <BlockOutline blocks={blocks} place={['blocks']} chosen={chosen} onChoose={choose} />
            </Panel>
          </div>
          <div className={styles.middle}>
            {place ? <BlockForm key={chosen} {...place} /> : <p className="hint">{t('chooseBlock')}</p>}
          </div>
          <PagePreview token={document.preview_token} revision={draft.revision} />
        </div>
        <PageTexts draft={draft.editor.draft} />
        {document.page && <PlacePanel page={document.page} />}
        <PublicationsPanel page={page} document={document} draft={draft} onReload={onReload} />
      </div>
    </EditorProvider>
  );
}

function PageTexts({ draft }: { draft: PageDraft }) {
  const t = useTranslations('siteBlocksDesk');
  return (
    <Panel title={t('pageTexts')}>
      <div className={styles.fields}>
        <TextsField label={t('title')} place={['title']} value={draft.title} kind="line" max={120} />
        <TextsField
          label={t('description')}
          help={t('descriptionHelp')}
          place={['description']}
          value={draft.description}
          kind="lines"
          max={300}
        />
      </div>
    </Panel>
  );
}

/** Where a block stands, in columns too; undefined where it is gone. */
function placeOf({ blocks }: PageDraft, id: string): { block: LooseBlock; place: Place } | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return { block, place: ['blocks', index] };
    if (block.kind !== 'columns') continue;
    for (const [column, inner] of ((block.fields.columns ?? []) as LooseBlock[][]).entries()) {
      const at = inner.findIndex((each) => each.id === id);
      const found = inner[at];
      if (found) return { block: found, place: ['blocks', index, 'fields', 'columns', column, at] };
    }
  }
  return undefined;
}
