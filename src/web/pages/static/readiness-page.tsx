import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { SiteNav } from '../../features/storefront/site-nav.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/readiness` until its own pages exist: says so, and how to reach us. */
export function ReadinessPage({ messages }: { messages: SiteMessages }) {
  const { readinessPage } = messages.home
  return (
    <PageFrame marketing nav={<SiteNav />}>
      <PageHeading title={readinessPage.title} lead={readinessPage.lead} />
      <section className="max-w-prose">
        <h2 className="text-2xl">{readinessPage.reachTitle}</h2>
        <p className="mt-3">{readinessPage.reachClients}</p>
        <p className="mt-3">{readinessPage.reachOthers}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/client-dashboard?client=me">{messages.shell.clientSignIn}</LinkButton>
          <LinkButton kind="secondary" to="/restore">
            {readinessPage.restoreLink}
          </LinkButton>
        </div>
      </section>
    </PageFrame>
  )
}
