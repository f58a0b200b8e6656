import { icon } from '#components/ui/icon-frame.tsx';

/** A key; a file of its own, because pages without a login form need none. */
export const PasskeyIcon = icon(
  <>
    <circle cx="8" cy="12" r="4.5" />
    <path d="M12.5 12h8.5v3M17 12v2.5" />
    <path d="M8 12h.01" />
  </>,
);
