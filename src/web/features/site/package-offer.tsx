import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import ScanSearch from 'lucide-react/icons/scan-search'
import { findGrant } from '../../../shared/catalogue/grants.ts'
import { type PackageKey, packagePages } from '../../../shared/catalogue/package-pages.ts'
import type { packageOfferTexts } from '../../../shared/messages/en/site/package-offers.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { CheckedList } from './checked-list.tsx'
import { DisputeRounds } from './dispute-rounds.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { NinetyDays } from './ninety-days.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { PackageComparison } from './package-comparison.tsx'
import { PageBand } from './page-band.tsx'
import { PageHero } from './page-hero.tsx'

export interface PackageOfferProps {
  messages: SiteMessages
  texts: typeof packageOfferTexts
  offer: PackageKey
  /** For a package whose service has an end after 90 days. */
  ninetyDays?: boolean
  /** Left out where the page makes the money-back claim instead (decision 8). */
  noRefunds?: boolean
}

/** The page of one package that is bought at the checkout. */
export function PackageOffer(given: PackageOfferProps) {
  const { messages, texts: packages, offer, ninetyDays = true, noRefunds = true } = given
  const { course, names } = messages
  const texts = packages.pages[offer]
  const { product, checkout, path } = packagePages[offer]
  const say = (english: string) => nameIn(names, english)
  const buy = packages.buy(formatDollars(product.dollars, { whole: true }))
  const { access, support, change, refund } = course.terms
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'restore', 'softwarePlans', 'allSolutions']}
      disclaimer={course.disclaimer}
    >
      <PageHero
        above={texts.above}
        title={texts.heading}
        lead={texts.lead}
        picture={
          <OfferCard
            level={2}
            title={say(product.name)}
            price={product.dollars}
            per={course.once}
            highlighted
            features={product.inclusions.map(say)}
            action={{ to: checkout, text: buy }}
          />
        }
      />
      <PageBand title={texts.ownTitle}>
        <div className="grid max-w-prose gap-4">
          {texts.own.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageBand>
      <PageBand title={packages.documentsTitle}>
        <FeatureGrid features={packages.documents} icons={[ScanSearch, FileText, Files, CalendarDays]} />
      </PageBand>
      <PageBand title={course.roundsTitle} lead={course.roundsLead}>
        <DisputeRounds texts={course} count={findGrant(product.key)?.rounds ?? 0} />
      </PageBand>
      {ninetyDays && (
        <PageBand title={course.ninetyTitle} lead={course.ninetyLead}>
          <NinetyDays texts={course} />
        </PageBand>
      )}
      <PageBand title={course.compareTitle}>
        <PackageComparison
          messages={messages}
          packages={Object.values(packagePages).map((each) => ({ product: each.product, to: each.path }))}
          here={path}
        />
      </PageBand>
      <PageBand title={course.termsTitle}>
        <CheckedList items={[access, support, change, ...(noRefunds ? [refund] : [])]} />
        <div className="flex flex-wrap gap-4">
          <LinkButton to={checkout}>{buy}</LinkButton>
          <LinkButton kind="secondary" to="/software-plans">
            {packages.allPackages}
          </LinkButton>
        </div>
      </PageBand>
    </OfferFrame>
  )
}
