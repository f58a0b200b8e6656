import { defineList } from '#components/lists/define-list.ts';
import { operatorJobs } from '#lib/contract/site/desk-jobs.ts';

/** Background jobs, at first those that fail. */
export const jobList = defineList(operatorJobs, { name: 'desk-jobs' });
