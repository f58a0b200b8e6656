'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from '../site-desk.module.css';
import { findSettings, type SettingTexts } from './find-settings.ts';
import { bySubject } from './setting-edit.ts';
import { SettingSearch } from './setting-search.tsx';
import { SettingsPanel } from './settings-panel.tsx';

interface SettingsScreenProps {
  /** What is searched, in every language of the shop. */
  texts: SettingTexts;
}

/** Everything of the shop that can be changed without a release, by subject. */
export function SettingsScreen({ texts }: SettingsScreenProps) {
  const t = useTranslations('siteDesk.settings');
  const query = useQuery({ ...apiQuery('/api/operator/settings/see'), refetchOnWindowFocus: false });
  const shapes = <PanelSkeleton rows={10} />;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={shapes}>
        {({ list }) => <FoundSettings list={list} texts={texts} />}
      </QueryView>
    </>
  );
}

/** What is found stays in its panel, and so does what was typed into a setting that is out of sight. */
function FoundSettings({ list, texts }: { list: readonly DeskSetting[]; texts: SettingTexts }) {
  const t = useTranslations('siteDesk.settings');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const shown = new Set(findSettings(list, texts, text).map(({ key }) => key));
  const subjects = bySubject(list);
  return (
    <div className={styles.stack}>
      <SettingSearch typed={typed} found={text ? shown.size : undefined} onType={setTyped} />
      <nav aria-label={t('subjects')} className={`wrap-4-16 ${styles.jump}`} hidden={shown.size === 0}>
        {subjects
          .filter(([, settings]) => settings.some(({ key }) => shown.has(key)))
          .map(([subject]) => (
            <a key={subject} href={`#settings-${subject}`}>
              <Subject name={subject} />
            </a>
          ))}
      </nav>
      {shown.size === 0 && (
        <Panel>
          <EmptyState title={t('nothing', { text })} text={t('nothingText')}>
            <Button look="secondary" onClick={() => setTyped('')}>
              {t('showAll')}
            </Button>
          </EmptyState>
        </Panel>
      )}
      {subjects.map(([subject, settings]) => (
        <SettingsPanel key={subject} subject={subject} settings={settings} shown={shown} />
      ))}
    </div>
  );
}

function Subject({ name }: { name: string }) {
  const t = useTranslations('siteDesk.settings.subject');
  return findWords(t, name) ?? name;
}
