import { partPage } from '../part-page.tsx';

const { Page, metadata } = partPage('checkboxitem');

export const generateMetadata = metadata;
export default Page;
