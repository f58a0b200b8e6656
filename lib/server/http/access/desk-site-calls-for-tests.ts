import type { Row } from './audiences-for-tests.ts';

/** Calls of the desk about the shop itself: its pages, menus, settings, addresses. */
export const deskSiteCalls: Row[] = [
  ['get /api/operator/page/list', 'operators'],
  ['get /api/operator/page/info', 'operators'],
  ['post /api/operator/page/save', 'operators'],
  ['post /api/operator/page/remove', 'operators'],
  ['get /api/operator/redirect/list', 'operators'],
  ['post /api/operator/redirect/save', 'operators'],
  ['post /api/operator/redirect/remove', 'operators'],
  ['post /api/operator/redirect/import', 'operators'],
  ['get /api/operator/redirect/export', 'operators'],
  ['get /api/operator/redirect/missed', 'operators'],
  ['post /api/operator/redirect/missedRemove', 'operators'],
  ['get /api/operator/settings/see', 'operators'],
  ['post /api/operator/settings/save', 'operators'],
  ['get /api/operator/navigation/list', 'operators'],
  ['post /api/operator/navigation/save', 'operators'],
  ['post /api/operator/navigation/move', 'operators'],
  ['post /api/operator/navigation/remove', 'operators'],
  ['get /api/operator/lead/list', 'operators'],
  ['post /api/operator/lead/handle', 'operators'],
];
