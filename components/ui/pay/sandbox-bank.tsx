'use client';

import { Button } from '../button.tsx';
import { Panel } from '../page/panel.tsx';

type Outcome = 'succeeded' | 'failed';

interface SandboxBankProps {
  words: Record<'title' | 'text' | 'succeed' | 'fail', string>;
  /** The outcome that is on its way. */
  pending: Outcome | undefined;
  play: (outcome: Outcome) => void;
}

/** The bank of the demo shop: it pays or refuses, and its notice comes through the signed notice endpoint. */
export function SandboxBank({ words, pending, play }: SandboxBankProps) {
  const isPending = pending !== undefined;
  return (
    <Panel title={words.title} text={words.text}>
      <div className="wrap-8">
        <Button size="small" isBusy={pending === 'succeeded'} disabled={isPending} onClick={() => play('succeeded')}>
          {words.succeed}
        </Button>
        <Button
          look="secondary"
          size="small"
          isDestructive
          isBusy={pending === 'failed'}
          disabled={isPending}
          onClick={() => play('failed')}
        >
          {words.fail}
        </Button>
      </div>
    </Panel>
  );
}
