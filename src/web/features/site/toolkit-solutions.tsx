import { toolkits } from '../../../shared/catalogue/linked-products.ts'
import type { allSolutionsTexts } from '../../../shared/messages/en/site/all-solutions.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { SolutionCard } from './solution-card.tsx'

type ToolkitKey = (typeof toolkits)[number]['key']

const places: Record<ToolkitKey, { category: 'specialized' | 'complete'; to: string }> = {
  'collections-toolkit': { category: 'specialized', to: '/collections-toolkit' },
  'broken-lease-single': { category: 'specialized', to: '/broken-lease' },
  'broken-lease-all': { category: 'complete', to: '/broken-lease' },
  'rental-toolkit': { category: 'specialized', to: '/rental-toolkit-basic' },
  'rental-toolkit-premium': { category: 'complete', to: '/rental-toolkit-premium' },
}

interface ToolkitSolutionsProps {
  messages: SiteMessages
  texts: typeof allSolutionsTexts
}

/** The toolkits section of `/all-solutions`. */
export function ToolkitSolutions({ messages, texts }: ToolkitSolutionsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {toolkits.map((toolkit) => {
        const { category, to } = places[toolkit.key]
        return (
          <SolutionCard
            key={toolkit.key}
            messages={messages}
            get={texts.get}
            product={toolkit}
            category={texts.categories[category]}
            details={{ to, text: texts.toolkits.details }}
          />
        )
      })}
    </div>
  )
}
