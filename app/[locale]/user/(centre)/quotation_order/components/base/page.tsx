import { partPage } from '../part-page.tsx';

const { Page, metadata } = partPage('base');

export const generateMetadata = metadata;
export default Page;
