import { tierKeys, tiers } from '../../../shared/catalogue.ts'
import { sayIn } from '../../../shared/messages/say-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { CheckedList, PackageCard } from '../../features/storefront/package-card.tsx'
import { SiteNav } from '../../features/storefront/site-nav.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

const products = tierKeys.map((key) => tiers[key])
const inEvery = (products[0]?.inclusions ?? []).filter((item) =>
  products.every((each) => each.inclusions.includes(item)),
)

/** `/restore`: the four tiers of the catalogue. */
export function RestorePage({ messages }: { messages: SiteMessages }) {
  const { restorePage } = messages.home
  const say = (english: string) => sayIn(messages.sentences, english)
  return (
    <PageFrame marketing nav={<SiteNav />}>
      <PageHeading title={restorePage.title} lead={restorePage.lead} />
      <section>
        <h2 className="text-2xl">{restorePage.everyTitle}</h2>
        <CheckedList items={inEvery.map(say)} />
      </section>
      <section className="mt-10">
        <h2 className="mb-6 text-2xl">{restorePage.packagesTitle}</h2>
        <div className="grid gap-6 md:grid-cols-2">
          {products.map((product) => (
            <PackageCard
              key={product.key}
              product={{ ...product, description: say(product.description) }}
              own={product.inclusions.filter((item) => !inEvery.includes(item)).map(say)}
              texts={restorePage}
            />
          ))}
        </div>
      </section>
      <section className="mt-14 sm:mt-24">
        <h2 className="text-2xl">{restorePage.howTitle}</h2>
        <ol className="mt-4 grid max-w-prose list-decimal gap-3 pl-6">
          {restorePage.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="mt-14 rounded-lg bg-beta-soft p-6 sm:p-8">
        <h2 className="text-xl">{restorePage.testersTitle}</h2>
        <p className="mt-2 mb-4">{restorePage.testersText}</p>
        <LinkButton kind="secondary" to="/apply-beta">
          {restorePage.testersLink}
        </LinkButton>
      </section>
    </PageFrame>
  )
}
