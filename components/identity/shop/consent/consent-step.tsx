'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { legalLinks } from '#components/ui/legal-links.tsx';
import { agreeTo, findNewTexts, type PublishedText } from '#lib/api/identity/consents.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../auth-form.module.css';
import stepStyles from './consent-step.module.css';

interface ConsentStepProps {
  texts: readonly PublishedText[];
  /** Agreed or not: they are logged in. */
  onDone: () => void;
}

/** Asks once, after a login, for texts that are new or have changed; whoever does not agree goes on and is asked by the next order. */
export default function ConsentStep({ texts, onDone }: ConsentStepProps) {
  const t = useTranslations('identityShop.consent');
  const { shown, isBusy, failure, agree } = useAgreeing({ texts, onDone });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.fields}>
      <h2 ref={heading} tabIndex={-1} className={stepStyles.title}>
        {t('title')}
      </h2>
      <p className="text-ink-2 text-14">{t('text')}</p>
      <FormAlert text={failure} />
      <ul className={`stack-8 ${stepStyles.texts}`}>
        {shown.map(({ text, time }) => (
          <li key={text} className="row-16 items-baseline justify-between">
            {legalLinks[text](t(`texts.${text}`))}
            <span className="hint">{t('since', { date: formatTime(time, '', 'yyyy-mm-dd') })}</span>
          </li>
        ))}
      </ul>
      <Button isWide isBusy={isBusy} onClick={agree}>
        {t('agree')}
      </Button>
      <Button look="quiet" size="small" disabled={isBusy} onClick={onDone}>
        {t('later')}
      </Button>
      <p className="hint">{t('laterText')}</p>
    </div>
  );
}

/** Agrees to what is shown; where it has changed meanwhile, the new one is shown and asked for. */
function useAgreeing({ texts, onDone }: ConsentStepProps) {
  const [shown, show] = useState(texts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const agree = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await agreeTo(shown);
      onDone();
    } catch (error) {
      const published = findNewTexts(error);
      if (published) show(published.filter(({ text }) => shown.some((each) => each.text === text)));
      setFailure(error instanceof ApiError ? error.message : undefined);
      setBusy(false);
    }
  };
  return { shown, isBusy, failure, agree: () => void agree() };
}
