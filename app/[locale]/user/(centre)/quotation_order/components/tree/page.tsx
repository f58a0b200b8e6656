import { partPage } from '../part-page.tsx';

const { Page, metadata } = partPage('tree');

export const generateMetadata = metadata;
export default Page;
