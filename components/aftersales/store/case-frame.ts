import { createContext, useContext } from 'react';
import type { SellerSide } from '#lib/contract/seller-path.ts';

interface CaseFrame {
  side: SellerSide;
  /** A move has been made: the focus goes to the new state, once it is here. */
  onMoved: () => void;
}

export const CaseContext = createContext<CaseFrame | undefined>(undefined);

/** Who answers, for the parts of the screen. Throws outside of one. */
export function useCaseFrame(): CaseFrame {
  const frame = useContext(CaseContext);
  if (!frame) throw new Error('outside of the page of an after-sales request');
  return frame;
}
