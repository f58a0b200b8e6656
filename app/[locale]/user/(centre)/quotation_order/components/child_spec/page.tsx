import { partPage } from '../part-page.tsx';

const { Page, metadata } = partPage('child_spec');

export const generateMetadata = metadata;
export default Page;
