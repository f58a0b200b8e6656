import type { DetailsHTMLAttributes } from 'react';

type Attributes = DetailsHTMLAttributes<HTMLDetailsElement> & { 'data-menu'?: '' | undefined };

/** Opens and closes without a script. Who has done so before the page’s code is here is right: it is no fault of the page. */
export function Disclosure(attributes: Attributes) {
  return <details suppressHydrationWarning {...attributes} />;
}
