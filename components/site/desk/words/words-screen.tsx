'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { type ShownList, useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { DeskWord, DeskWordPlace } from '#lib/api/site/desk-words.ts';
import { bcp47, type Locale, locales } from '#lib/i18n/locales.ts';
import { wordPlaces, wordReaders } from '#lib/i18n/words/word-places.ts';
import { usePlace } from './use-place.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordHistory } from './word-history.tsx';
import { wordList } from './word-list.ts';
import styles from './words.module.css';

type WordState = ReturnType<typeof wordList.read>;

/** Every sentence of the shop in all languages, and what it says instead. */
export function WordsScreen() {
  const t = useTranslations('siteDesk.words');
  const list = useList(wordList);
  const query = useListQuery(list);
  const [edited, setEdited] = useState<DeskWord>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Button look="secondary" onClick={() => setHistoryOpen(true)}>
          {t('history.open')}
        </Button>
      </PageHeader>
      <Panel isFlush>
        <Filters list={list} places={query.data?.places ?? []} />
        <RecordPages
          list={list}
          query={query}
          caption={t('title')}
          columns={useWordColumns(setEdited)}
          rowKey={({ key }) => key}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Panel>
      {edited && <WordDialog word={edited} onClose={() => setEdited(undefined)} />}
      {isHistoryOpen && <WordHistory onClose={() => setHistoryOpen(false)} />}
    </>
  );
}

function Filters({ list, places }: { list: ShownList<WordState>; places: readonly DeskWordPlace[] }) {
  const t = useTranslations('siteDesk.words');
  return (
    <div className={styles.filters}>
      <ListFilters of={list}>
        <SearchFilter of={list} label={t('search')} />
        <ChoiceFilter
          of={list}
          name="place"
          label={t('place')}
          all={t('everyPlace')}
          options={usePlaceOptions(places, list.state.place)}
        />
        <ChoiceFilter
          of={list}
          name="state"
          label={t('state')}
          all={t('everyState')}
          options={[{ value: 'replaced', label: t('replacedOnly') }]}
        />
      </ListFilters>
    </div>
  );
}

/** The places that have what is looked for, with how much of it, by who reads them; the chosen one stays, be it empty. */
function usePlaceOptions(found: readonly DeskWordPlace[], chosen: string | undefined) {
  const t = useTranslations('siteDesk.words');
  const nameOf = usePlace();
  const counts = new Map(found.map(({ place, total }) => [place, total]));
  return wordReaders.flatMap((reader) =>
    wordPlaces[reader]
      .filter((place) => counts.has(place) || place === chosen)
      .map((place) => ({
        value: place as string,
        label: t('placeCount', { place: nameOf(place), count: counts.get(place) ?? 0 }),
        group: t(`readers.${reader}`),
      })),
  );
}

function useWordColumns(onEdit: (word: DeskWord) => void): Column<DeskWord>[] {
  const t = useTranslations('siteDesk.words');
  const languages = useTranslations('siteDesk.words.language');
  const place = usePlace();
  return [
    {
      key: 'place',
      label: t('columns.place'),
      isMain: true,
      cell: ({ key }) => (
        <span className={`inline-stack-2 justify-items-start min-w-0 ${styles.place}`}>
          <span>{place(key)}</span>
          <code className="hint">{key}</code>
        </span>
      ),
    },
    ...locales.map((locale) => ({
      key: locale,
      label: languages(locale),
      cell: (word: DeskWord) => <Said word={word} locale={locale} />,
    })),
    {
      key: 'edit',
      label: t('actions'),
      align: 'end',
      cell: (word) => (
        <Guarded node="operator/word/edit">
          <Button look="quiet" size="small" aria-label={t('editKey', { key: word.key })} onClick={() => onEdit(word)}>
            {t('edit')}
          </Button>
        </Guarded>
      ),
    },
  ];
}

/** What is said; beneath it what was said before, where that is something else. */
function Said({ word, locale }: { word: DeskWord; locale: Locale }) {
  const t = useTranslations('siteDesk.words');
  const own = word.replaced[locale];
  const original = word.originals[locale];
  if (own === null)
    return (
      <p lang={bcp47[locale]} className={styles.said}>
        {original}
      </p>
    );
  return (
    <div className="stack-4 justify-items-start">
      <p lang={bcp47[locale]} className={styles.said}>
        {own}
      </p>
      <Chip tone="primary">{t('replaced')}</Chip>
      <p lang={bcp47[locale]} className={`hint ${styles.said}`}>
        {t('original')}: {original}
      </p>
    </div>
  );
}
