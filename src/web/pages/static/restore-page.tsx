import CalendarSync from 'lucide-react/icons/calendar-sync'
import FilePen from 'lucide-react/icons/file-pen'
import PackageOpen from 'lucide-react/icons/package-open'
import ScanSearch from 'lucide-react/icons/scan-search'
import SquareStack from 'lucide-react/icons/square-stack'
import { generatorAccess, plans, subscriptions, toolkits } from '../../../shared/catalogue/linked-products.ts'
import { leastPackageDollars, packagePages } from '../../../shared/catalogue/package-pages.ts'
import type { Product } from '../../../shared/catalogue/product.ts'
import { restoreTexts as english } from '../../../shared/messages/en/site/restore.ts'
import { restoreTexts as spanish } from '../../../shared/messages/es/site/restore.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HubCard } from '../../features/site/hub-card.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PackageComparison } from '../../features/site/package-comparison.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { RoundStatus } from '../../features/site/round-status.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const inDollars = (dollars: number) => formatDollars(dollars, { whole: true })
const least = (products: readonly Product[]) => inDollars(Math.min(...products.map(({ dollars }) => dollars)))
const packages = Object.values(packagePages)

/** `/restore`: the hub of the dispute half. Five ways to begin, the packages at the checkout, the free test. */
export const restorePage = storefrontPage({
  path: '/restore',
  texts: { en: english, es: spanish },
  Content: RestorePage,
  title: (texts) => texts.title,
  description: (texts) => texts.description(inDollars(leastPackageDollars)),
  offers: packages.map(({ product, path }) => ({ ...product, url: path })),
})

function RestorePage({ messages, texts }: PageProps<typeof english>) {
  const { course, pictures } = messages
  const { ways } = texts
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'subscriptions', 'toolkits', 'allSolutions']}
      disclaimer={course.disclaimer}
    >
      <PageHero
        above={texts.startsFrom(inDollars(leastPackageDollars))}
        title={texts.heading}
        lead={texts.lead}
        picture={<RoundStatus round={pictures.round} />}
      >
        <LinkButton to="#packages">{texts.toPackages}</LinkButton>
        <LinkButton kind="secondary" to="/apply-beta">
          {texts.testersLink}
        </LinkButton>
        <TextLink to="/check">{texts.checkLink}</TextLink>
      </PageHero>
      <PageBand title={texts.waysTitle}>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
          <HubCard
            {...ways.softwarePlans}
            price={texts.from(least(plans))}
            to="/software-plans"
            icon={ScanSearch}
            className="lg:col-span-3"
          />
          <HubCard
            {...ways.subscriptions}
            price={texts.from(least(subscriptions))}
            to="/subscriptions"
            icon={CalendarSync}
            className="lg:col-span-3"
          />
          <HubCard
            {...ways.diyPlans}
            price={texts.from(least(subscriptions))}
            to="/diy-plans"
            icon={SquareStack}
            className="lg:col-span-2"
          />
          <HubCard
            {...ways.toolkits}
            price={texts.from(least(toolkits))}
            to="/toolkits"
            icon={PackageOpen}
            className="lg:col-span-2"
          />
          <HubCard
            {...ways.generator}
            price={inDollars(generatorAccess.dollars)}
            to="/dispute-generator"
            icon={FilePen}
            className="sm:max-lg:col-span-2 lg:col-span-2"
          />
        </div>
      </PageBand>
      <PageBand id="packages" title={texts.packagesTitle} lead={texts.packagesLead}>
        <PackageComparison
          messages={messages}
          packages={packages.map(({ product, path }) => ({ product, to: path }))}
        />
      </PageBand>
      <PageBand title={texts.howTitle}>
        <NumberedSteps steps={texts.how} />
      </PageBand>
      <section className="mt-14 rounded-lg bg-beta-soft p-6 sm:mt-24 sm:p-8">
        <h2 className="text-2xl">{texts.testersTitle}</h2>
        <p className="mt-2 mb-4 max-w-prose">{texts.testersText}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton kind="secondary" to="/apply-beta">
            {texts.testersLink}
          </LinkButton>
          <TextLink to="/beta-tester" className="inline-flex min-h-12 items-center">
            {texts.testersMore}
          </TextLink>
        </div>
      </section>
    </OfferFrame>
  )
}
