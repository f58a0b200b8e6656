'use client';

import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { Button } from '../button.tsx';
import { Panel } from '../page/panel.tsx';
import { isPhone, payAddress } from './pay-address.ts';

interface ProviderWayProps {
  words: Record<'title' | 'text' | 'go' | 'check', string>;
  payment: Parameters<typeof payAddress>[0];
  isAsking: boolean;
  ask: () => void;
}

/** Paid on the provider's own page, which leads back here; only its notice says that it is paid. */
export function ProviderWay({ words, payment, isAsking, ask }: ProviderWayProps) {
  const go = () => {
    const address = payAddress(payment, isPhone());
    if (address) leaveFor(address);
  };
  return (
    <Panel title={words.title} text={words.text}>
      <div className="wrap-8">
        <Button size="small" disabled={!payAddress(payment, false)} onClick={go}>
          {words.go}
        </Button>
        <Button look="quiet" size="small" isBusy={isAsking} onClick={ask}>
          {words.check}
        </Button>
      </div>
    </Panel>
  );
}
