import { armorReadyPage } from './pages/static/armor-ready-page.tsx'
import { brokenLeasePage } from './pages/static/broken-lease-page.tsx'
import { collectionsDisputeModulePage } from './pages/static/collections-dispute-module-page.tsx'
import { collectionsToolkitPage } from './pages/static/collections-toolkit-page.tsx'
import { creditFastTrackModulePage } from './pages/static/credit-fast-track-module-page.tsx'
import { entityReadinessBundlePage } from './pages/static/entity-readiness-bundle-page.tsx'
import { fundingApplicationModulePage } from './pages/static/funding-application-module-page.tsx'
import { performanceBasedFeePage } from './pages/static/performance-based-fee-page.tsx'
import { septemberPlayPage } from './pages/static/september-play-page.tsx'
import { toolkitsPage } from './pages/static/toolkits-page.tsx'
import { staticPages } from './static-page.ts'

/** The pages of the storefront, each one object beside what it draws. */
export const storefrontPages = staticPages({
  ...toolkitsPage,
  ...collectionsDisputeModulePage,
  ...creditFastTrackModulePage,
  ...fundingApplicationModulePage,
  ...armorReadyPage,
  ...entityReadinessBundlePage,
  ...brokenLeasePage,
  ...collectionsToolkitPage,
  ...septemberPlayPage,
  ...performanceBasedFeePage,
})
