'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { GuardedFields } from '#components/layout/guarded.tsx';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { EditedSpecification, SpecificationOwner } from '#lib/api/catalogue/desk-specification.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { AdviceList } from './advice-list.tsx';
import styles from './editor.module.css';
import { EditorProvider, useEditor } from './editor-context.ts';
import { EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { FaultList } from './fault-list.tsx';
import { formsId } from './focus-fault.ts';
import { NodeForm } from './node-form.tsx';
import { PreviewPanel, type RenderPreview } from './preview-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TermsForm } from './terms-form.tsx';
import { TreePanel } from './tree-panel.tsx';
import { useSpecification } from './use-specification.ts';

interface SpecificationEditorProps {
  owner: SpecificationOwner;
  answer: EditedSpecification;
  renderPreview: RenderPreview;
}

/** Tree, form of the chosen node, and beside both the customer's view. */
export function SpecificationEditor({ owner, answer, renderPreview }: SpecificationEditorProps) {
  const t = useTranslations('catalogueSpecification');
  const work = useSpecification(owner, answer);
  const { editor, isDirty, save } = work;
  const mayEdit = useHeldNode()('operator/specification/edit');
  const [isPublishing, setPublishing] = useState(false);
  useLeaveWarning(isDirty, t('notices.keptHere'));
  const press = (event: KeyboardEvent) => {
    if (!mayEdit || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    const undo = event.shiftKey ? editor.redo : editor.undo;
    const run = { s: () => void save(), z: isTyping ? undefined : undo, y: isTyping ? undefined : editor.redo }[
      event.key.toLowerCase()
    ];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <EditorProvider value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, beside buttons for the same */}
      <div className={styles.editor} onKeyDown={press}>
        <EditorHead answer={answer} work={work} onPublish={() => setPublishing(true)} />
        <EditorNotices answer={answer} work={work} />
        <ViewSwitch />
        <div className={`stack-16 items-start grid-cols-1 ${styles.columns}`} data-view={editor.view}>
          <GuardedFields node="operator/specification/edit">
            <div className={styles.tree}>
              <Panel title={t('tree.title')} isFlush>
                <TreePanel />
              </Panel>
            </div>
            <div id={formsId} className={styles.middle}>
              <Panel title={t('form.title')}>
                {editor.selected ? (
                  <NodeForm key={editor.selected.uid} node={editor.selected} />
                ) : (
                  <p className="text-ink-2 text-14">{t('form.none')}</p>
                )}
              </Panel>
              <Panel title={t('terms.title')}>
                <TermsForm listedIn={answer.owner.unit} />
              </Panel>
            </div>
          </GuardedFields>
          <div className={styles.preview}>
            <div className={styles.shown}>
              <PreviewPanel unit={unitOf(editor.edited.terms.unit, answer)} renderPreview={renderPreview} />
            </div>
            <FaultList />
            <AdviceList />
          </div>
        </div>
      </div>
      {isPublishing && <PublishDialog answer={answer} work={work} onClose={() => setPublishing(false)} />}
    </EditorProvider>
  );
}

/** Form or preview, where there is no room for both beside the tree. */
function ViewSwitch() {
  const t = useTranslations('catalogueSpecification.views');
  const { view, setView } = useEditor();
  return (
    <fieldset className={`${styles.languages} ${styles.views}`}>
      <legend className="visually-hidden">{t('label')}</legend>
      {(['edit', 'preview'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
          {t(each)}
        </button>
      ))}
    </fieldset>
  );
}

function unitOf(chosen: string, { owner }: EditedSpecification): Unit {
  return (chosen || owner.unit || 'piece') as Unit;
}
