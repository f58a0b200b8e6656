import type { ReactNode } from 'react';
import { joinedDigits } from '#lib/utils/joined-digits.ts';

/**
 * Text in which no line ends within a date or a telephone number, as browsers let them at a hyphen (`2026-11-` / `27`). The text
 * stays the same: no character is added that a copy or a search would meet. What is not text is shown as it is.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !joinedDigits.test(children)) return children;
  // One element: in a row of flexible boxes each part would be a box of its own.
  return (
    <span>
      {children.split(joinedDigits).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no other name
          <span key={index} className="unbroken">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
