import type { BaseSyntheticEvent } from 'react';

interface Frame {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  isSubmitting: boolean;
  alert: string | undefined;
}

/** A form with fields of another kind before its own: those are looked at first, as they stand first. */
export function withCheck(frame: Frame, isRight: () => boolean): Frame {
  return {
    ...frame,
    submit: (event) => {
      if (isRight()) return frame.submit(event);
      event?.preventDefault();
      return Promise.resolve();
    },
  };
}
