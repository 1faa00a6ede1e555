import type { StaticPath } from '../shared/pages.ts'
import { allSolutionsPage } from './pages/static/all-solutions-page.tsx'
import { armorReadyPage } from './pages/static/armor-ready-page.tsx'
import { betaTesterPage } from './pages/static/beta-tester-page.tsx'
import { brokenLeasePage } from './pages/static/broken-lease-page.tsx'
import { checkPage } from './pages/static/check-page.tsx'
import { collectionsDisputeModulePage } from './pages/static/collections-dispute-module-page.tsx'
import { collectionsToolkitPage } from './pages/static/collections-toolkit-page.tsx'
import { contactPage } from './pages/static/contact-page.tsx'
import { creditFastTrackModulePage } from './pages/static/credit-fast-track-module-page.tsx'
import { diyPlansPage } from './pages/static/diy-plans-page.tsx'
import { entityReadinessBundlePage } from './pages/static/entity-readiness-bundle-page.tsx'
import { fundingApplicationModulePage } from './pages/static/funding-application-module-page.tsx'
import { helpPage } from './pages/static/help-page.tsx'
import { homePage } from './pages/static/home-page.tsx'
import { privacyPage, refundsPage, termsPage } from './pages/static/legal-pages.tsx'
import {
  elitePage,
  ninetyDayMaxPage,
  premierPage,
  premiumPage,
  standardPage,
} from './pages/static/package-pages.tsx'
import { performanceBasedFeePage } from './pages/static/performance-based-fee-page.tsx'
import { readinessPage } from './pages/static/readiness-page.tsx'
import { restorePage } from './pages/static/restore-page.tsx'
import { septemberPlayPage } from './pages/static/september-play-page.tsx'
import { softwarePlansPage } from './pages/static/software-plans-page.tsx'
import { subscriptionsPage } from './pages/static/subscriptions-page.tsx'
import { toolkitsPage } from './pages/static/toolkits-page.tsx'
import type { StaticPage } from './static-page.ts'

/** The pages of the storefront, each one object beside what it draws. */
export const storefrontPages: Readonly<Record<StaticPath, StaticPage>> = {
  ...homePage,
  ...restorePage,
  ...checkPage,
  ...softwarePlansPage,
  ...subscriptionsPage,
  ...diyPlansPage,
  ...allSolutionsPage,
  ...standardPage,
  ...ninetyDayMaxPage,
  ...premiumPage,
  ...premierPage,
  ...elitePage,
  ...betaTesterPage,
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
  ...readinessPage,
  ...helpPage,
  ...termsPage,
  ...privacyPage,
  ...refundsPage,
  ...contactPage,
}
