'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type { Arrival } from '#components/ui/early-form.tsx';
import { useShownPicture } from '#components/ui/hooks/use-shown-picture.ts';
import { showGoods } from '#lib/utils/chosen-goods.ts';
import { earlyChoice } from './early-choice.ts';
import { cleanQuantity, goodsFen, nearestVariant } from './price-rules.ts';
import type { PurchaseProps } from './purchase-types.ts';
import { PurchaseView } from './purchase-view.tsx';

/** Version and quantity with their code: it goes on with what was chosen before it was there. */
export default function PurchasePanel({ arrival, ...props }: PurchaseProps & { arrival: Arrival }) {
  const { variants, minimum } = props;
  const [variant, setVariant] = useState(variants[0]);
  const [quantityText, setQuantityText] = useState(String(minimum));
  // Before anything is painted, so that nobody sees a choice go away and come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the early form
  useLayoutEffect(() => {
    const early = earlyChoice(variants, arrival.fields());
    setVariant(early.variant);
    if (early.quantityText !== undefined) setQuantityText(early.quantityText);
    arrival.onThere();
  }, []);
  useShownPicture(props.pictureOf[variant?.sku ?? ''] ?? 0);
  const goods = goodsFen(props, { variant, quantity: cleanQuantity(quantityText, minimum) });
  useEffect(() => showGoods(goods), [goods]);
  const choose = (key: string, value: string) =>
    setVariant(nearestVariant(variants, variant?.options ?? {}, { key, value }));
  return (
    <PurchaseView {...props} variant={variant} quantityText={quantityText} on={{ choose, quantity: setQuantityText }} />
  );
}
