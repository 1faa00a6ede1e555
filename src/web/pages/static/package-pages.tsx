import { type PackageKey, packagePages } from '../../../shared/catalogue/package-pages.ts'
import { packageOfferTexts as english } from '../../../shared/messages/en/site/package-offers.ts'
import { packageOfferTexts as spanish } from '../../../shared/messages/es/site/package-offers.ts'
import type { StaticPath } from '../../../shared/pages.ts'
import { PackageOffer, type PackageOfferProps } from '../../features/site/package-offer.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

type Drawn = Omit<PackageOfferProps, keyof PageProps<unknown> | 'offer'>

/** One package each, bought at the checkout; they differ in what is drawn, and in their own texts. */
function packagePage<Path extends StaticPath>(path: Path, offer: PackageKey, drawn: Drawn) {
  const { product, checkout } = packagePages[offer]
  const content = (given: PageProps<typeof english>) => <PackageOffer {...given} {...drawn} offer={offer} />
  return storefrontPage({
    path,
    texts: { en: english, es: spanish },
    Content: content,
    title: (texts) => texts.pages[offer].title,
    description: (texts) => texts.pages[offer].description,
    offers: [{ ...product, url: checkout }],
  })
}

export const standardPage = packagePage('/standard', 'standard', {})

/** The one page with the money-back claim, and without the text on refunds of the others (decision 8). */
export const ninetyDayMaxPage = packagePage('/90-day-max', 'ninetyDayMax', { noRefunds: false })

/** No end after 90 days. */
export const premiumPage = packagePage('/premium', 'premium', { ninetyDays: false })

export const premierPage = packagePage('/premier', 'premier', {})

export const elitePage = packagePage('/elite', 'elite', {})
