'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { type CaptchaAnswer, provideCaptcha } from '#lib/utils/captcha-request.ts';

const CaptchaDialog = lazy(() => import('./captcha-dialog.tsx'));

type Settle = (answer: CaptchaAnswer | undefined) => void;

/** Shows the captcha when a form asks for one, above whatever dialog the form stands in. */
export function CaptchaHost() {
  const [settle, setSettle] = useState<{ with: Settle }>();
  useEffect(() => provideCaptcha(() => new Promise((resolve) => setSettle({ with: resolve }))), []);
  const onSettled: Settle = (answer) => {
    settle?.with(answer);
    setSettle(undefined);
  };
  return (
    settle && (
      <Suspense>
        <CaptchaDialog onSettled={onSettled} />
      </Suspense>
    )
  );
}
