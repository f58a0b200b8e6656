'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import type { UserInfo } from './user-facts.tsx';

/** Which versions of the legal texts somebody has agreed to, the newest first. */
export function UserConsents({ user: { consents, agreed_before } }: { user: UserInfo }) {
  const t = useTranslations('identityDesk.user.consents');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const hint = agreed_before ? t('before') : undefined;
  if (consents.length === 0) {
    return (
      <Panel title={t('title')}>
        <p className="hint">{hint ?? t('empty')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('title')} {...(hint && { text: hint })} isFlush>
      <RecordList
        caption={t('title')}
        rows={consents}
        rowKey={({ text, version, time }) => `${text} ${version} ${time}`}
        columns={[
          { key: 'text', label: t('text'), isMain: true, isHeader: true, cell: ({ text }) => t(`texts.${text}`) },
          { key: 'version', label: t('version'), cell: ({ version }) => `#${version}` },
          { key: 'place', label: t('place'), cell: ({ place }) => t(`places.${place}`) },
          {
            key: 'language',
            label: t('language'),
            cell: ({ language }) => names.of(new Intl.Locale(language).language),
          },
          { key: 'time', label: t('time'), cell: ({ time }) => formatTime(time, '') },
        ]}
      />
    </Panel>
  );
}
