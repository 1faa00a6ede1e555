import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { ChoiceCard } from '../../features/storefront/choice-card.tsx'
import { MarkedReport } from '../../features/storefront/marked-report.tsx'
import { SiteNav } from '../../features/storefront/site-nav.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

/** `/`: the choice between the two halves of the product. */
export function HomePage({ messages: { home } }: { messages: SiteMessages }) {
  return (
    <PageFrame marketing nav={<SiteNav />}>
      <div className="sm:py-8">
        <h1 className="text-3xl sm:text-4xl">{home.headline}</h1>
        <p className="mt-4 max-w-prose text-muted">{home.lead}</p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <ChoiceCard
            title={home.restoreTitle}
            text={home.restoreText}
            button={home.restoreButton}
            to="/restore"
          />
          <ChoiceCard
            title={home.buildTitle}
            text={home.buildText}
            button={home.buildButton}
            to="/readiness"
          />
        </div>
      </div>
      <section className="mt-14 sm:mt-24">
        <h2 className="text-2xl sm:text-3xl">{home.proofTitle}</h2>
        <p className="mt-3 mb-8 max-w-prose text-muted">{home.proofText}</p>
        <MarkedReport picture={home.proofPicture} />
      </section>
    </PageFrame>
  )
}
