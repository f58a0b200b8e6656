'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { settingsQuery } from '#lib/api/site/desk-site.ts';
import styles from '../site-desk.module.css';
import { bySubject } from './setting-edit.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** Everything of the shop that can be changed without a release, by subject. */
export function SettingsScreen() {
  const t = useTranslations('siteDesk.settings');
  const query = useQuery({ ...settingsQuery(), refetchOnWindowFocus: false });
  const shapes = (
    <Panel>
      <ListSkeleton rows={10} />
    </Panel>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={shapes}>
        {({ list }) => (
          <div className={styles.stack}>
            <nav aria-label={t('subjects')} className={styles.jump}>
              {bySubject(list).map(([subject]) => (
                <a key={subject} href={`#settings-${subject}`}>
                  <Subject name={subject} />
                </a>
              ))}
            </nav>
            {bySubject(list).map(([subject, settings]) => (
              <div key={subject} id={`settings-${subject}`} className={styles.anchor}>
                <SettingsPanel subject={subject} settings={settings} />
              </div>
            ))}
          </div>
        )}
      </QueryView>
    </>
  );
}

function Subject({ name }: { name: string }) {
  const t = useTranslations('siteDesk.settings.subject');
  const key = name as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : name;
}
