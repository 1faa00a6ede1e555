import {
  generatorAccess,
  modules,
  plans,
  sessions,
  subscriptions,
  toolkits,
} from '../shared/catalogue/linked-products.ts'
import { leastPackageDollars, type PackageKey, packagePages } from '../shared/catalogue/package-pages.ts'
import { payAddress } from '../shared/catalogue/product.ts'
import { sayIn } from '../shared/messages/say-in.ts'
import type { SiteMessages } from '../shared/messages/site-messages.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { AllSolutionsPage } from './pages/static/all-solutions-page.tsx'
import { BetaTesterPage } from './pages/static/beta-tester-page.tsx'
import { DiyPlansPage } from './pages/static/diy-plans-page.tsx'
import { ElitePage } from './pages/static/elite-page.tsx'
import { NinetyDayMaxPage } from './pages/static/ninety-day-max-page.tsx'
import { PremierPage } from './pages/static/premier-page.tsx'
import { PremiumPage } from './pages/static/premium-page.tsx'
import { RestorePage } from './pages/static/restore-page.tsx'
import { SoftwarePlansPage } from './pages/static/software-plans-page.tsx'
import { StandardPage } from './pages/static/standard-page.tsx'
import { SubscriptionsPage } from './pages/static/subscriptions-page.tsx'
import { type ShownOffer, type StaticPage, staticPages } from './static-page.ts'

interface Priced {
  key: string
  name: string
  dollars: number
}

const offered =
  (products: readonly Priced[]) =>
  ({ sentences }: SiteMessages): ShownOffer[] =>
    products.map(({ key, name, dollars }) => ({
      name: sayIn(sentences, name),
      dollars,
      url: payAddress(key),
    }))

function packagePage(offer: PackageKey, Content: StaticPage['Content']): StaticPage {
  const { product, checkout } = packagePages[offer]
  return {
    Content,
    title: ({ planPages }) => planPages.packages.pages[offer].title,
    description: ({ planPages }) => planPages.packages.pages[offer].description,
    offers: ({ sentences }) => [
      { name: sayIn(sentences, product.name), dollars: product.dollars, url: checkout },
    ],
  }
}

/** Fast Track is bought here at the price of the overview (decision 8). */
const shownModules = modules.filter(
  ({ key }) => key === 'credit-fast-track-overview' || key === 'collections-dispute-module',
)

export const planPages = staticPages({
  '/restore': {
    Content: RestorePage,
    title: ({ planPages }) => planPages.restore.title,
    description: ({ planPages }) =>
      planPages.restore.description(formatDollars(leastPackageDollars, { whole: true })),
    offers: ({ sentences }) =>
      Object.values(packagePages).map(({ product, path }) => ({
        name: sayIn(sentences, product.name),
        dollars: product.dollars,
        url: path,
      })),
  },
  '/software-plans': {
    Content: SoftwarePlansPage,
    title: ({ planPages }) => planPages.softwarePlans.title,
    description: ({ planPages }) => planPages.softwarePlans.description,
    offers: offered([...plans, ...sessions]),
    questions: ({ planPages }) => planPages.softwarePlans.questions,
  },
  '/subscriptions': {
    Content: SubscriptionsPage,
    title: ({ planPages }) => planPages.subscriptions.title,
    description: ({ planPages }) => planPages.subscriptions.description,
    offers: offered([...subscriptions, ...sessions]),
  },
  '/diy-plans': {
    Content: DiyPlansPage,
    title: ({ planPages }) => planPages.diyPlans.title,
    description: ({ planPages }) => planPages.diyPlans.description,
    offers: offered(subscriptions),
    questions: ({ planPages }) => planPages.diyPlans.questions,
  },
  '/all-solutions': {
    Content: AllSolutionsPage,
    title: ({ planPages }) => planPages.allSolutions.title,
    description: ({ planPages }) => planPages.allSolutions.description,
    offers: offered([...subscriptions, ...plans, generatorAccess, ...shownModules, ...toolkits, ...sessions]),
  },
  '/standard': packagePage('standard', StandardPage),
  '/90-day-max': packagePage('ninetyDayMax', NinetyDayMaxPage),
  '/premium': packagePage('premium', PremiumPage),
  '/premier': packagePage('premier', PremierPage),
  '/elite': packagePage('elite', ElitePage),
  '/beta-tester': {
    Content: BetaTesterPage,
    title: ({ planPages }) => planPages.betaTester.title,
    description: ({ planPages }) => planPages.betaTester.description,
  },
})
