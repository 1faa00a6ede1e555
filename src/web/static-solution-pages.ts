import { armorReady, entityReadiness } from '../shared/catalogue/funding-products.ts'
import { linkedProduct, toolkits } from '../shared/catalogue/linked-products.ts'
import { type LinkedProduct, payAddress } from '../shared/catalogue/product.ts'
import { applicationModule } from '../shared/catalogue/success-fees.ts'
import { sayIn } from '../shared/messages/say-in.ts'
import type { SiteMessages } from '../shared/messages/site-messages.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { ArmorReadyPage } from './pages/static/armor-ready-page.tsx'
import { BrokenLeasePage } from './pages/static/broken-lease-page.tsx'
import { CollectionsDisputeModulePage } from './pages/static/collections-dispute-module-page.tsx'
import { CollectionsToolkitPage } from './pages/static/collections-toolkit-page.tsx'
import { CreditFastTrackModulePage } from './pages/static/credit-fast-track-module-page.tsx'
import { EntityReadinessBundlePage } from './pages/static/entity-readiness-bundle-page.tsx'
import { FundingApplicationModulePage } from './pages/static/funding-application-module-page.tsx'
import { ToolkitsPage } from './pages/static/toolkits-page.tsx'
import { type ShownOffer, staticPages } from './static-page.ts'

const collectionsToolkit = linkedProduct('collections-toolkit')
const leaseToolkits = toolkits.filter(({ key }) => key !== collectionsToolkit.key)
const rentalToolkits = leaseToolkits.filter(({ key }) => key.startsWith('rental-toolkit'))
const collectionsModule = linkedProduct('collections-dispute-module')
const fastTrack = linkedProduct('credit-fast-track-module')

const offered = (
  messages: SiteMessages,
  product: { name: string; dollars: number },
  url: string,
): ShownOffer => ({
  name: sayIn(messages.sentences, product.name),
  dollars: product.dollars,
  url,
})

/** Offers that are bought through their own payment links. */
const linked = (products: readonly LinkedProduct[]) => (messages: SiteMessages) =>
  products.map((product) => offered(messages, product, payAddress(product.key)))

/** The pages of toolkits and modules. */
export const solutionPages = staticPages({
  '/toolkits': {
    Content: ToolkitsPage,
    title: ({ solutionPages: { toolkits: texts } }) => texts.documentTitle,
    description: ({ solutionPages: { toolkits: texts } }) => texts.lead,
    offers: (messages) => [
      offered(messages, collectionsToolkit, '/collections-toolkit'),
      offered(messages, fastTrack, '/credit-fast-track-module'),
      offered(messages, applicationModule, '/funding-application-module'),
      ...rentalToolkits.map((product) => offered(messages, product, '/broken-lease#pricing')),
    ],
  },
  '/collections-dispute-module': {
    Content: CollectionsDisputeModulePage,
    title: ({ solutionPages: { collectionsDispute } }) => collectionsDispute.documentTitle,
    description: ({ solutionPages: { collectionsDispute } }) => collectionsDispute.description,
    offers: linked([collectionsModule]),
  },
  '/credit-fast-track-module': {
    Content: CreditFastTrackModulePage,
    title: ({ solutionPages: { fastTrack: texts } }) => texts.documentTitle,
    description: ({ solutionPages: { fastTrack: texts } }) => texts.description,
    offers: linked([fastTrack]),
  },
  '/funding-application-module': {
    Content: FundingApplicationModulePage,
    title: ({ solutionPages: { fundingApplication } }) => fundingApplication.documentTitle,
    description: ({ solutionPages: { fundingApplication } }) => fundingApplication.description,
    offers: (messages) => [offered(messages, applicationModule, '/funding-application-module')],
    questions: ({ solutionPages: { fundingApplication } }) => fundingApplication.questions,
  },
  '/armor-ready': {
    Content: ArmorReadyPage,
    title: ({ solutionPages: { armorReady: texts } }) => texts.documentTitle,
    description: ({ solutionPages: { armorReady: texts } }) => texts.description,
    offers: (messages) => [offered(messages, armorReady, '/readiness/apply')],
  },
  '/entity-readiness-bundle': {
    Content: EntityReadinessBundlePage,
    title: ({ solutionPages: { entityReadiness: texts } }) => texts.documentTitle,
    description: ({ solutionPages: { entityReadiness: texts } }) =>
      texts.description(formatDollars(armorReady.dollars, { whole: true })),
    offers: (messages) => [offered(messages, entityReadiness, '/readiness/apply')],
  },
  '/broken-lease': {
    Content: BrokenLeasePage,
    title: ({ solutionPages: { brokenLease } }) => brokenLease.documentTitle,
    description: ({ solutionPages: { brokenLease } }) => brokenLease.description,
    offers: linked(leaseToolkits),
  },
  '/collections-toolkit': {
    Content: CollectionsToolkitPage,
    title: ({ solutionPages: { collectionsToolkit: texts } }) => texts.documentTitle,
    description: ({ solutionPages: { collectionsToolkit: texts } }) => texts.description,
    offers: linked([collectionsToolkit]),
    questions: ({ solutionPages: { collectionsToolkit: texts } }) => texts.questions,
  },
})
