'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StoreProfile } from '#lib/api/store-profile.ts';
import styles from './store-profile.module.css';

/** What only a review changes. */
export function LegalPanel({ profile: { name, legal } }: { profile: StoreProfile }) {
  const t = useTranslations('storeProfile.legal');
  const { tel } = useMemberCentre().site;
  const { licence_from: from, licence_until: until, licence_file: file } = legal;
  const term = `${until ? t('termRange', { from, until }) : `${from} · ${t('longTerm')}`}`;
  const facts: [string, ReactNode][] = [
    [t('name'), name],
    [t('company'), legal.company_name],
    [t('credit'), legal.credit_code],
    [t('person'), legal.legal_person],
    [t('term'), term],
  ];
  if (file) facts.push([t('licence'), <LicenceLink key="licence" link={file.link} />]);
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className={styles.form}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.notice}>{tel ? t('how', { tel }) : t('howNoTel')}</p>
      </div>
    </Panel>
  );
}

function LicenceLink({ link }: { link: string }) {
  const t = useTranslations('storeProfile.legal');
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {t('open')}
      <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
