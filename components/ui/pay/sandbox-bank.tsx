'use client';

import Button from '@mui/material/Button';
import { Panel } from '../panel.tsx';
import styles from './pay-parts.module.css';

type Outcome = 'succeeded' | 'failed';

interface SandboxBankProps {
  words: Record<'title' | 'text' | 'succeed' | 'fail', string>;
  /** The outcome that is on its way. */
  pending: Outcome | undefined;
  play: (outcome: Outcome) => void;
}

/** The bank of the demo shop: it pays or refuses, and its notice comes through the signed door. */
export function SandboxBank({ words, pending, play }: SandboxBankProps) {
  const isPending = pending !== undefined;
  return (
    <Panel title={words.title} text={words.text}>
      <div className={styles.actions}>
        <Button
          variant="contained"
          loading={pending === 'succeeded'}
          disabled={isPending}
          onClick={() => play('succeeded')}
        >
          {words.succeed}
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={pending === 'failed'}
          disabled={isPending}
          onClick={() => play('failed')}
        >
          {words.fail}
        </Button>
      </div>
    </Panel>
  );
}
