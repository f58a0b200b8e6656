import { ButtonLink } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';

interface MissingRecordProps {
  /** Of the page, which has no record to be named after. */
  heading: string;
  title: string;
  text: string;
  /** The way out: the list it would be in. */
  back: { href: string; label: string };
}

/** The page of a record that is not there, or is somebody else's. */
export function MissingRecord({ heading, title, text, back }: MissingRecordProps) {
  return (
    <>
      <PageHeader title={heading} />
      <Panel>
        <EmptyState title={title} text={text}>
          <ButtonLink look="secondary" href={back.href}>
            {back.label}
          </ButtonLink>
        </EmptyState>
      </Panel>
    </>
  );
}
