import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

interface FeatureGridProps {
  features: readonly { title: string; text: string }[]
  /** One for each feature, in their order. */
  icons?: readonly LucideIcon[]
}

/** What one gets, side by side. */
export function FeatureGrid({ features, icons }: FeatureGridProps) {
  return (
    <ul
      className={classNames(
        'grid gap-x-8 gap-y-10 sm:grid-cols-2',
        features.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {features.map(({ title, text }, position) => {
        const Icon = icons?.[position]
        return (
          <li key={title} className="border-t-2 border-ink pt-4">
            {Icon && <Icon aria-hidden="true" className="mb-3 size-6 text-press" />}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
