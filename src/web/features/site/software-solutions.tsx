import { generatorAccess, modules, plans } from '../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import type { allSolutionsTexts } from '../../../shared/messages/en/site/all-solutions.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { SolutionCard } from './solution-card.tsx'

const moduleOf = (key: (typeof modules)[number]['key']): LinkedProduct | undefined =>
  modules.find((each) => each.key === key)

const fastTrack = moduleOf('credit-fast-track-overview')
const fastTrackElsewhere = moduleOf('credit-fast-track-module')
const collections = moduleOf('collections-dispute-module')

interface SoftwareSolutionsProps {
  messages: SiteMessages
  texts: typeof allSolutionsTexts
}

/** The software section of `/all-solutions`. Fast Track stands at the price of this page; its own page has another (decision 8). */
export function SoftwareSolutions({ messages, texts }: SoftwareSolutionsProps) {
  const { categories, software, get } = texts
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <SolutionCard
          key={plan.key}
          {...{ messages, get }}
          product={plan}
          category={categories.professional}
        />
      ))}
      <SolutionCard
        {...{ messages, get }}
        product={generatorAccess}
        category={categories.diy}
        details={{ to: '/dispute-generator', text: software.generatorLink }}
      />
      {collections && (
        <SolutionCard
          {...{ messages, get }}
          product={collections}
          category={categories.professional}
          details={{ to: '/collections-dispute-module', text: software.moduleLink }}
        />
      )}
      {fastTrack && fastTrackElsewhere && (
        <SolutionCard
          {...{ messages, get }}
          product={fastTrack}
          category={categories.professional}
          details={{
            to: '/credit-fast-track-module',
            text: software.fastTrackLink(formatDollars(fastTrackElsewhere.dollars, { whole: true })),
          }}
        />
      )}
    </div>
  )
}
