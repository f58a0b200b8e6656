'use client';

import { type ChangeEvent, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { checkUpload } from '#lib/utils/files/upload-rules.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';

interface AvatarChoiceProps {
  label: string;
  onChoose: (file: File) => void;
}

/** Chooses a picture of the device; one that the shop would refuse is refused here (specification §5). */
export function AvatarChoice({ label, onChoose }: AvatarChoiceProps) {
  const { site } = useMemberCentre();
  const limits = topicLimits(site.upload, 'avatar');
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (!file) return;
    const fault = checkUpload(file, limits);
    if (fault) publishNotice({ tone: 'error', failure: fault });
    else onChoose(file);
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} hidden type="file" accept={acceptOf(limits)} aria-label={label} onChange={choose} />
    </>
  );
}
