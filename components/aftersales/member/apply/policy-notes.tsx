'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { joinSentences } from '#lib/i18n/join-sentences.ts';
import styles from './apply.module.css';
import { type ApplyInput, type ApplyOptions, chosenLines } from './apply-values.ts';
import { type Policies, policiesFor } from './policies-for.ts';

/** What anybody may return, and until when, in plain words; of what can’t go back just so, why not. */
export function PolicyNotes({ options, input }: { options: ApplyOptions; input: ApplyInput }) {
  const t = useTranslations('aftersalesMember.policy');
  const locale = useLocale();
  const { policies, fulfilment, lines } = options;
  const chosen = chosenLines(options, input);
  const { noReason, fault, exception } = policiesFor(fulfilment, chosen.length > 0 ? chosen : lines);
  const free =
    noReason && policies.no_reason ? joinSentences(locale, [policies.no_reason, ...whenFree(noReason, t)]) : '';
  const notes = [free, policies[fault], exception ? policies[exception] : ''].filter((text) => text !== '');
  if (notes.length === 0) return null;
  return (
    <Disclosure className={styles.policy} open>
      <summary>{t('title')}</summary>
      <ul>
        {notes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Words = ReturnType<typeof useTranslations<'aftersalesMember.policy'>>;

/** What the policy comes to for what is chosen. */
function whenFree({ until, isOver }: NonNullable<Policies['noReason']>, t: Words): string[] {
  return [
    ...(until === null ? [] : [t('noReasonUntil', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })]),
    ...(isOver ? [t('noReasonOver')] : []),
  ];
}
