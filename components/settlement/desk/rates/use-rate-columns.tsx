'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { RatedPlace } from '#lib/api/settlement/desk-rates.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

const minute = 'yyyy-mm-dd hh:MM';

type Rate = RatedPlace['rates'][number];

export function useRateColumns(remove: ((id: number) => void) | undefined): WorkColumn<RatedPlace>[] {
  const t = useTranslations('settlementDesk.rates');
  const { placeOf } = useRateWords();
  return [
    {
      key: 'place',
      label: t('scope'),
      isMain: true,
      isHeader: true,
      cell: (place) => (
        <span className="inline-stack-2 justify-items-start wrap-anywhere">
          {placeOf(place)}
          {place.scope !== 'default' && <span className="hint whitespace-normal">{t(`scopes.${place.scope}`)}</span>}
        </span>
      ),
    },
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'rate',
      label: t('rate'),
      cell: ({ rates }) => <RateValue rate={rates.find(({ state }) => state === 'current')} />,
    },
    { key: 'history', label: t('history'), cell: ({ rates }) => <History rates={rates} remove={remove} /> },
  ];
}

function RateValue({ rate }: { rate: Rate | undefined }) {
  const { percentOf, limitsOf } = useRateWords();
  const limits = rate && rate.bp !== null ? limitsOf(rate) : undefined;
  return (
    <span className="inline-stack-2 justify-items-start wrap-anywhere">
      {percentOf(rate?.bp ?? null)}
      {limits && <span className="hint whitespace-normal">{limits}</span>}
    </span>
  );
}

const tones = { planned: 'warning', current: 'success', past: 'neutral' } as const;

function History({ rates, remove }: { rates: readonly Rate[]; remove: ((id: number) => void) | undefined }) {
  const t = useTranslations('settlementDesk.rates');
  return (
    <Disclosure open={rates.some(({ state }) => state === 'planned')}>
      <summary>{t('entries', { count: rates.length })}</summary>
      <ul className={styles.history}>
        {rates.map((rate) => (
          <li key={rate.id} className="inline-stack-2 justify-items-start wrap-anywhere">
            <Chip tone={tones[rate.state]}>{t(`states.${rate.state}`)}</Chip>
            <RateValue rate={rate} />
            <span className="hint whitespace-normal">
              <Unbroken>
                {rate.from_time === null ? t('fromStart') : t('from', { time: formatTime(rate.from_time, '', minute) })}
              </Unbroken>
            </span>
            {rate.changed_by && (
              <span className="hint whitespace-normal">
                <Unbroken>
                  {t('by', { name: rate.changed_by, time: formatTime(rate.change_time, '', minute) })}
                </Unbroken>
              </span>
            )}
            {rate.reason && <span className="hint whitespace-normal">{rate.reason}</span>}
            {rate.state === 'planned' && remove && (
              <Button look="quiet" size="small" isDestructive onClick={() => remove(rate.id)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
