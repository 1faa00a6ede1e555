import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What stands above the form of an application: what it is for and what it takes. */
export function ApplicationLayout({ children }: { children: ReactNode }) {
  const { beta, intake, shell } = useMessages()
  return (
    <>
      <LinkButton to="/" kind="quiet" size="sm" className="-ml-3">
        {shell.backToHome}
      </LinkButton>
      <PageHeading
        above={
          <p className="mt-4 mb-2">
            <Badge tone="beta">{intake.testerBadge}</Badge>
          </p>
        }
        title={beta.pageTitle}
        lead={beta.lead}
      />
      <ul className="mb-8 grid gap-2">
        {beta.points.map((point) => (
          <li key={point} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-beta" />
            {point}
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

/** The page without its form: it stands in the document, to be read before the app has come. */
export function ApplicationBegun() {
  return (
    <PageFrame width="narrow" beforeApp>
      <ApplicationLayout>
        <Skeleton lines={6} />
      </ApplicationLayout>
    </PageFrame>
  )
}
