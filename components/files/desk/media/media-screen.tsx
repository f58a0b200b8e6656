'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded, GuardedScreen } from '#components/layout/guarded.tsx';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { type ShownList, useList } from '#components/lists/use-list.ts';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { MediaGrid } from '#components/work/media/media-grid.tsx';
import { UploadNotes } from '#components/work/media/upload-notes.tsx';
import { useMediaUpload } from '#components/work/media/use-media-upload.ts';
import { WorkPager } from '#components/work/work-pager.tsx';
import { mediaKinds } from '#lib/contract/files/desk-media.ts';
import styles from './media.module.css';
import { MediaDialog } from './media-dialog.tsx';
import { mediaList } from './media-list.ts';
import { useDropFiles } from './use-drop-files.ts';

type MediaState = ReturnType<typeof mediaList.read>;

/** Files of the shop: looked for, sent, opened. */
export function MediaScreen() {
  const t = useTranslations('filesMedia');
  return (
    <div className="stack-24 min-w-0">
      <PageHeader title={t('title')} text={t('text')} />
      <GuardedScreen node="operator/media/list">
        <Library />
      </GuardedScreen>
    </div>
  );
}

function Library() {
  const list = useList(mediaList);
  const query = useQuery({ ...list.query(list.state), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<number>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Guarded node="operator/media/edit">
        <Upload />
      </Guarded>
      <Panel>
        <div className="stack-16">
          <Filters list={list} />
          <QueryView query={query} skeleton={<ListSkeleton rows={6} />}>
            {(page) => (
              <div className="stack-16">
                {page.list.length === 0 ? (
                  <Nothing isFiltered={list.isFiltered} />
                ) : (
                  <MediaGrid items={page.list} onOpen={({ id }) => setOpened(id)} />
                )}
                <WorkPager list={list} page={page} />
              </div>
            )}
          </QueryView>
        </div>
      </Panel>
      {opened !== undefined && <MediaDialog key={opened} id={opened} onClose={close} />}
    </>
  );
}

/** Several files at once: chosen, or dropped anywhere on the page. */
function Upload() {
  const t = useTranslations('filesMedia');
  const upload = useMediaUpload();
  const isHeld = upload.progress !== undefined;
  const isOver = useDropFiles(useHeldNode()('operator/media/edit') && !isHeld, upload.send);
  return (
    <div className={styles.upload} data-over={isOver || undefined}>
      <FileChoice
        accept={upload.accept}
        label={t('upload')}
        note={t(isOver ? 'dropNow' : 'uploadHint')}
        isHeld={isHeld}
        onChoose={upload.send}
      />
      <UploadNotes upload={upload} />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('filesMedia');
  return isFiltered ? (
    <EmptyState title={t('nothing')} text={t('nothingText')} />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );
}

function Filters({ list }: { list: ShownList<MediaState> }) {
  const t = useTranslations('filesMedia');
  return (
    <ListFilters of={list}>
      <SearchFilter of={list} label={t('search')} />
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('kind')}
        all={t('everyKind')}
        options={mediaKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="state"
        label={t('state')}
        all={t('everyState')}
        options={(['unused', 'untold'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </ListFilters>
  );
}
