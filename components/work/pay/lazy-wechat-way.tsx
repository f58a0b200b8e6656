'use client';

import dynamic from 'next/dynamic';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';

/** Who pays another way draws no code, and loads nothing that draws one. */
export const WechatWay = dynamic(() => import('./wechat-way.tsx').then((module) => module.WechatWay), {
  loading: () => <PanelSkeleton rows={3} />,
});
