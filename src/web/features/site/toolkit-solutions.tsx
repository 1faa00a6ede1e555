import { toolkits } from '../../../shared/catalogue/linked-products.ts'
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

/** The toolkits section of `/all-solutions`. */
export function ToolkitSolutions({ messages }: { messages: SiteMessages }) {
  const { categories, toolkits: texts } = messages.planPages.allSolutions
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {toolkits.map((toolkit) => {
        const { category, to } = places[toolkit.key]
        return (
          <SolutionCard
            key={toolkit.key}
            messages={messages}
            product={toolkit}
            category={categories[category]}
            details={{ to, text: texts.details }}
          />
        )
      })}
    </div>
  )
}
