import BadgeCheck from 'lucide-react/icons/badge-check'
import FileStack from 'lucide-react/icons/file-stack'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { Product } from '../../../shared/catalogue/product.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { toolkitsTexts as english } from '../../../shared/messages/en/site/toolkits.ts'
import { toolkitsTexts as spanish } from '../../../shared/messages/es/site/toolkits.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferCard } from '../../features/site/offer-card.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { classNames } from '../../ui/class-names.ts'

type Category = keyof (typeof english)['categories']

/** The colour of a card's picture says its category. */
const colours: Record<Category, string> = {
  diySoftware: 'bg-sunk text-ink',
  professional: 'bg-ink text-paper',
  specialized: 'bg-press-soft text-press',
  complete: 'bg-press text-on-press',
}

interface ToolkitCard {
  product: Product
  category: Category
  to: string
  icon: ReactNode
}

const before: readonly ToolkitCard[] = [
  {
    product: linkedProduct('collections-toolkit'),
    category: 'specialized',
    to: '/collections-toolkit',
    icon: <FileStack />,
  },
  {
    product: linkedProduct('credit-fast-track-module'),
    category: 'professional',
    to: '/credit-fast-track-module',
    icon: <Timer />,
  },
]
const after: readonly ToolkitCard[] = [
  {
    product: linkedProduct('rental-toolkit'),
    category: 'diySoftware',
    to: '/rental-toolkit-basic',
    icon: <KeyRound />,
  },
  {
    product: linkedProduct('rental-toolkit-premium'),
    category: 'complete',
    to: '/rental-toolkit-premium',
    icon: <House />,
  },
]

/** Each at the page that sells it. */
const offered = [
  ...before.map(({ product, to }) => ({ ...product, url: to })),
  { ...applicationModule, url: '/funding-application-module' },
  ...after.map(({ product }) => ({ ...product, url: '/broken-lease#pricing' })),
]

/** `/toolkits`: the five toolkits, each with the way to its own page (decision 8 has their prices). */
export const toolkitsPage = storefrontPage({
  path: '/toolkits',
  texts: { en: english, es: spanish },
  Content: ToolkitsPage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.lead,
  offers: offered,
})

function ToolkitsPage({ messages, texts }: PageProps<typeof english>) {
  const { storefront, terms } = messages
  const say = (english: string) => nameIn(messages.names, english)
  const dollars = (amount: number) => formatDollars(amount, { whole: true })
  const cardOf = ({ product, category, to, icon }: ToolkitCard) => (
    <OfferCard
      key={product.key}
      title={say(product.name)}
      price={product.dollars}
      per={storefront.billing.once}
      label={texts.categories[category]}
      description={say(product.description)}
      features={product.inclusions.map(say)}
      icon={<CardIcon category={category}>{icon}</CardIcon>}
      action={{ to, text: texts.see(say(product.name)) }}
    />
  )
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'businessCreditToolkit', 'allSolutions', 'restore']}
      disclaimer={terms.disclaimer}
    >
      <PageHero title={texts.title} lead={texts.lead} />
      <PageBand title={texts.cardsTitle} className="sm:mt-12">
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6 [&>*]:lg:col-span-2 [&>:nth-child(n+4)]:lg:col-span-3 [&>:last-child]:md:max-lg:col-span-2">
          {before.map(cardOf)}
          <OfferCard
            title={say(applicationModule.name)}
            price={applicationModule.dollars}
            per={texts.inTwoPayments(
              dollars(applicationModule.prequalificationDollars),
              dollars(applicationModule.packageDollars),
            )}
            label={texts.categories.professional}
            description={texts.applicationDescription}
            features={texts.applicationFeatures}
            icon={
              <CardIcon category="professional">
                <BadgeCheck />
              </CardIcon>
            }
            action={{ to: '/funding-application-module', text: texts.seeApplication }}
          />
          {after.map(cardOf)}
        </div>
        <p className="mt-6 max-w-prose text-base text-muted">{terms.access}</p>
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.helpTitle}>
        <FeatureGrid features={texts.help} />
      </PageBand>
    </OfferFrame>
  )
}

function CardIcon({ category, children }: { category: Category; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        '-mt-1 flex size-11 items-center justify-center rounded-md [&>svg]:size-6',
        colours[category],
      )}
    >
      {children}
    </span>
  )
}
