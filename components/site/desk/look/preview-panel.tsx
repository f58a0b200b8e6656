'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonAnchor } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type Mode, modes } from '#lib/contract/site/palette.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { ChoiceRow } from './choice-row.tsx';
import styles from './look.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewPage, previewAddress, previewPages } from './preview-pages.ts';

const widths = { phone: 360, desktop: 1280 } as const;
type Device = keyof typeof widths;

const shownLooks = ['draft', 'live'] as const;
type Shown = (typeof shownLooks)[number];

interface PreviewPanelProps {
  /** Undefined until there is one. */
  draft: string | undefined;
  live: string | undefined;
}

/** A real page of the shop in the look that is being worked on, or as visitors see it, on a phone or a desktop, by day or by night. */
export function PreviewPanel({ draft, live }: PreviewPanelProps) {
  const t = useTranslations('siteLook.preview');
  const locale = toLocale(useLocale());
  const [page, setPage] = useState<PreviewPage>('home');
  const [device, setDevice] = useState<Device>('desktop');
  const [mode, setMode] = useState<Mode>('light');
  const [shown, setShown] = useState<Shown>('draft');
  const token = shown === 'draft' ? draft : live;
  const address = token === undefined ? undefined : previewAddress({ locale, page, mode, token });
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="stack-16">
        <div className="wrap-8-16 items-center">
          <ChoiceRow
            name="page"
            legend={t('page')}
            options={previewPages.map((each) => [each, t(`pages.${each}`)])}
            value={page}
            onChange={setPage}
          />
          <ChoiceRow
            name="device"
            legend={t('device')}
            options={(Object.keys(widths) as Device[]).map((each) => [each, t(`devices.${each}`)])}
            value={device}
            onChange={setDevice}
          />
          <ChoiceRow
            name="mode"
            legend={t('mode')}
            options={modes.map((each) => [each, t(`modes.${each}`)])}
            value={mode}
            onChange={setMode}
          />
          <ChoiceRow
            name="shown"
            legend={t('shown')}
            options={shownLooks.map((each) => [each, t(`looks.${each}`)])}
            value={shown}
            onChange={setShown}
          />
        </div>
        <Shown address={address} width={widths[device]} title={t('frame', { page: t(`pages.${page}`) })} />
      </div>
    </Panel>
  );
}

interface ShownProps {
  address: string | undefined;
  width: number;
  title: string;
}

/** The page, and a way to look at it alone. */
function Shown({ address, width, title }: ShownProps) {
  const t = useTranslations('siteLook.preview');
  if (!address) return <p className={styles.empty}>{t('waiting')}</p>;
  return (
    <>
      <PreviewFrame address={address} width={width} title={title} />
      <p>
        <ButtonAnchor look="quiet" size="small" href={address} target="_blank" rel="noopener">
          {t('alone')}
        </ButtonAnchor>
      </p>
    </>
  );
}
