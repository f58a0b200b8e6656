import { jobList } from '#components/site/desk/jobs/job-list.ts';
import { JobsScreen } from '#components/site/desk/jobs/jobs-screen.tsx';
import { jobRowsQuery } from '#lib/api/site/desk-jobs.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/jobs');

export default async function JobsPage({ searchParams }: PageProps<'/[locale]/user/desk/jobs'>) {
  const state = jobList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/jobs"
      namespaces={['siteJobs', 'work']}
      queries={[jobList.query(state), jobRowsQuery()]}
    >
      <JobsScreen />
    </MemberPage>
  );
}
