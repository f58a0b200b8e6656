'use client';

import { materialIcon } from './material-icon.tsx';

export const AccountTreeOutlined = materialIcon(
  'AccountTreeOutlined',
  <path d="M22 11V3h-7v3H9V3H2v8h7V8h2v10h4v3h7v-8h-7v3h-2V8h2v3zM7 9H4V5h3zm10 6h3v4h-3zm0-10h3v4h-3z" />,
);
