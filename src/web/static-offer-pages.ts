import { septemberPlay } from '../shared/catalogue/funding-products.ts'
import { payAddress } from '../shared/catalogue/product.ts'
import { performanceFee } from '../shared/catalogue/success-fees.ts'
import { sayIn } from '../shared/messages/say-in.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { PerformanceBasedFeePage } from './pages/static/performance-based-fee-page.tsx'
import { SeptemberPlayPage } from './pages/static/september-play-page.tsx'
import type { StaticPages } from './static-page.ts'

const percent = `${performanceFee.percent}%`

/** The pages of the two funding offers. */
export const offerPages: StaticPages = {
  '/10k-september-play': {
    Content: SeptemberPlayPage,
    title: ({ offerPages: { septemberPlay: texts } }) => texts.documentTitle,
    description: ({ offerPages: { septemberPlay: texts } }) =>
      texts.description(formatDollars(septemberPlay.dollars, { whole: true }), percent),
    offers: ({ sentences }) => [
      {
        name: sayIn(sentences, septemberPlay.name),
        dollars: septemberPlay.dollars,
        url: payAddress(septemberPlay.key),
      },
    ],
  },
  '/performance-based-fee': {
    Content: PerformanceBasedFeePage,
    title: ({ offerPages: { performanceFee: texts } }) => texts.documentTitle,
    description: ({ offerPages: { performanceFee: texts } }) => texts.description(percent),
  },
}
