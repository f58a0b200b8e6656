import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from './rates.module.css';

interface AskPanelProps {
  title: string;
  text: string;
  /** What the button says. */
  ask: string;
  /** What is asked about. */
  fields: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The answer, once there is one. */
  children: ReactNode;
}

/** A question about rates and, below it, its answer: nothing is changed by asking. */
export function AskPanel({ title, text, ask, fields, onSubmit, children }: AskPanelProps) {
  return (
    <Panel title={title} text={text}>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {fields}
        <div className={styles.ask}>
          <Button look="secondary" size="small" type="submit">
            {ask}
          </Button>
        </div>
      </form>
      {children}
    </Panel>
  );
}
