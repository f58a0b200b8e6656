import { useEffect, useState } from 'react';
import type { FreightRules } from '#lib/delivery/freight.ts';
import { workingDayAfter } from '#lib/delivery/working-days.ts';
import { formatDay } from '#lib/i18n/day.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { onGoods } from '#lib/utils/chosen-goods.ts';
import styles from './delivery-estimate.module.css';
import { type FreightWords, freightText } from './freight-text.ts';

export interface DeliveryLinesProps {
  locale: Locale;
  rules: FreightRules;
  /** What the page's first choice costs, in fen; undefined where nobody can say. */
  goods: number | undefined;
  words: FreightWords & { freight: string; arrival: string };
  /** Near, and where the supplement is paid. */
  ways: Way[];
}

interface Way {
  provinceId?: number | undefined;
  days: number;
  /** The days in words, until the browser says which day it is: the page is cached for longer than a day. */
  daysText: string;
  /** Takes the day as `{day}`. */
  dayText: string;
}

/** Freight and the earliest day, near and far; the style shows those of the chosen region. They follow the choice. */
export function DeliveryLines({ locale, rules, goods, words, ways }: DeliveryLinesProps) {
  const [chosen, setChosen] = useState<{ goods: number | undefined; now?: number }>({ goods });
  useEffect(() => {
    const hear = (fen: number | undefined) => setChosen({ goods: fen, now: Date.now() });
    hear(goods);
    return onGoods(hear);
  }, [goods]);
  return (
    <div aria-live="polite">
      {ways.map(({ provinceId, days, daysText, dayText }) => {
        const { amount, hint } = freightText({ locale, rules, words }, { goods: chosen.goods, provinceId });
        const day = chosen.now && formatDay(locale, workingDayAfter(chosen.now, days));
        return (
          <dl key={daysText + provinceId} className={provinceId ? styles.remote : styles.near}>
            <dt>{words.freight}</dt>
            <dd>
              <strong>{amount}</strong> <small>{hint}</small>
            </dd>
            <dt>{words.arrival}</dt>
            <dd>{day ? dayText.replace('{day}', day) : daysText}</dd>
          </dl>
        );
      })}
    </div>
  );
}
