import type { Product } from '../../../shared/catalogue/product.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CheckedList } from './checked-list.tsx'

interface ComparedPackage {
  product: Product
  /** Its page, or its payment link, which opens in a new tab. */
  to: string
  newTab?: boolean
}

interface PackageComparisonProps {
  messages: SiteMessages
  packages: readonly ComparedPackage[]
  /** The address of the page that shows the table. */
  here?: string
}

/** What all packages hold, said once, and a table of what only some do. Both come from the catalogue. */
export function PackageComparison({ messages, packages, here }: PackageComparisonProps) {
  const { course } = messages
  const say = (english: string) => nameIn(messages.names, english)
  const inEvery = (packages[0]?.product.inclusions ?? []).filter((item) =>
    packages.every(({ product }) => product.inclusions.includes(item)),
  )
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
      <div>
        <h3 className="text-xl">{course.everyTitle}</h3>
        <CheckedList items={inEvery.map(say)} />
      </div>
      <div className="text-base">
        <Table
          caption={course.compareTitle}
          rows={packages}
          rowKey={({ product }) => product.key}
          columns={[
            {
              id: 'package',
              title: course.columns.package,
              rowHeader: true,
              cell: ({ product }) => say(product.name),
            },
            {
              id: 'price',
              title: course.columns.price,
              align: 'right',
              cell: ({ product }) => formatDollars(product.dollars, { whole: true }),
            },
            {
              id: 'own',
              title: course.columns.own,
              cell: ({ product }) => (
                <OwnParts items={product.inclusions.filter((item) => !inEvery.includes(item)).map(say)} />
              ),
            },
            {
              id: 'way',
              title: course.columns.way,
              cell: ({ product, to, newTab }) =>
                to === here ? (
                  <span className="text-muted">{course.thisPage}</span>
                ) : (
                  <TextLink
                    to={to}
                    newTab={newTab}
                    className="inline-flex min-h-6 items-center any-pointer-coarse:min-h-11"
                  >
                    {newTab ? course.get(say(product.name)) : course.seePackage(say(product.name))}
                    {newTab && <span className="sr-only"> ({messages.storefront.opensNewTab})</span>}
                  </TextLink>
                ),
            },
          ]}
        />
      </div>
    </div>
  )
}

/** Below each other; no list for a screen reader where there is one line. */
function OwnParts({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <span key={item} className="block max-sm:text-right">
      {item}
    </span>
  ))
}
