import { defineList } from '#components/lists/define-list.ts';
import { operatorRedirectExport, operatorRedirects } from '#lib/contract/site/desk-redirects.ts';

export const redirectList = defineList(operatorRedirects, {
  name: 'desk-redirects',
  file: operatorRedirectExport.path,
});
