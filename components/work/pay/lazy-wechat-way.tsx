'use client';

import dynamic from 'next/dynamic';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { Panel } from '#components/ui/page/panel.tsx';

/** Who pays another way draws no code, and loads nothing that draws one. */
export const WechatWay = dynamic(() => import('./wechat-way.tsx').then((module) => module.WechatWay), {
  loading: () => (
    <Panel>
      <ListSkeleton rows={3} />
    </Panel>
  ),
});
