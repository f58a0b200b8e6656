import { useEffect, useRef } from 'react';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import styles from './lead-form.module.css';
import type { LeadWords } from './lead-types.ts';

interface LeadDoneProps {
  number: string;
  words: LeadWords;
  onAgain(): void;
}

/** The acknowledgement takes the form's place and the focus, so that it is read aloud. */
export function LeadDone({ number, words, onAgain }: LeadDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h3 ref={title} tabIndex={-1}>
        {words.doneTitle.replace('{number}', number)}
      </h3>
      <p>{words.doneText}</p>
      <p className={`wrap-8-24 ${styles.doneActions}`}>
        <button type="button" onClick={onAgain}>
          {words.doneAgain}
        </button>
        <PageLink href={paths.home}>{words.doneHome}</PageLink>
      </p>
    </div>
  );
}
