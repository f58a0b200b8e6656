'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { type ServiceTest, type SystemFacts, type SystemService, testService } from '#lib/api/site/desk-system.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './system.module.css';

/** The providers that the shop leans on: which are switched on, and whether they answer. */
export function ServicesPanel({ facts: { services } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.services');
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <RecordList caption={t('title')} columns={useColumns()} rows={services} rowKey={({ key }) => key} />
    </Panel>
  );
}

const tones = { on: 'success', sandbox: 'warning', off: 'neutral' } as const;

function useColumns(): Column<SystemService>[] {
  const t = useTranslations('siteSystem.services');
  const nameOf = useServiceName();
  return [
    {
      key: 'service',
      label: t('service'),
      isMain: true,
      cell: (service) => (
        <span className={styles.words}>
          {t(`kind.${service.kind}`)}
          {service.name && <span className="hint">{nameOf(service)}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      label: t('state'),
      isTight: true,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>,
    },
    { key: 'test', label: t('outcome'), cell: (service) => <Test service={service} /> },
  ];
}

/** Ours where we have one in the reader’s language; a bucket and an address stay as they are. */
function useServiceName(): (service: SystemService) => string {
  const t = useTranslations('siteSystem.services.names');
  return ({ key, name }) => findWords(t, key) ?? name;
}

function Test({ service }: { service: SystemService }) {
  const t = useTranslations('siteSystem.services');
  const nameOf = useServiceName();
  const mayTest = useHeldNode()('operator/system/test');
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => testService(service.key), gcTime: 0 });
  if (!service.can_test) {
    const why = service.kind === 'passkeys' && service.state === 'off' ? 'passkeysOff' : service.state;
    return <span className="hint">{t(`why.${why}`)}</span>;
  }
  return (
    <span className={styles.test}>
      {mayTest && (
        <Button look="secondary" size="small" isBusy={isPending} onClick={() => mutate()}>
          {t('test')} <span className="visually-hidden">{`${t(`kind.${service.kind}`)} ${nameOf(service)}`}</span>
        </Button>
      )}
      <span role="status" className={styles.words}>
        {isPending && <span className="hint">{t('testing')}</span>}
        {error && <span className="text-error">{error.message}</span>}
        {data && <Outcome test={data} />}
      </span>
    </span>
  );
}

function Outcome({ test }: { test: ServiceTest }) {
  const t = useTranslations('siteSystem.services');
  const { outcome, detail, milliseconds, certificate_end_time: end } = test;
  return (
    <>
      <span className={outcome === 'ok' ? styles.good : 'text-error'}>
        {t(`outcomes.${outcome}`, { milliseconds })}
      </span>
      {detail && (
        <span className="hint" lang="en">
          {detail}
        </span>
      )}
      {end !== null && (
        <span className="hint">
          <Unbroken>{t('certificate', { time: formatTime(end, '', 'yyyy-mm-dd') })}</Unbroken>
        </span>
      )}
    </>
  );
}
