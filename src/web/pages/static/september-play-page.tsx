import FileStack from 'lucide-react/icons/file-stack'
import Handshake from 'lucide-react/icons/handshake'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Rocket from 'lucide-react/icons/rocket'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { septemberPlay } from '../../../shared/catalogue/funding-products.ts'
import { performanceFee } from '../../../shared/catalogue/success-fees.ts'
import { septemberPlayTexts as english } from '../../../shared/messages/en/site/september-play.ts'
import { septemberPlayTexts as spanish } from '../../../shared/messages/es/site/september-play.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { FeePaths } from '../../features/site/fee-paths.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferCard } from '../../features/site/offer-card.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { OfferSessions } from '../../features/site/offer-sessions.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { payAction } from '../../features/site/pay-action.ts'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const icons = [FileStack, ShieldCheck, Rocket, Handshake, LifeBuoy]
const intake = formatDollars(septemberPlay.dollars, { whole: true })
const percent = `${performanceFee.percent}%`

export const septemberPlayPage = storefrontPage({
  path: '/10k-september-play',
  texts: { en: english, es: spanish },
  Content: SeptemberPlayPage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description(intake, percent),
  offers: [septemberPlay],
})

function SeptemberPlayPage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  const { steps } = texts
  const say = (english: string) => nameIn(messages.names, english)
  return (
    <OfferFrame messages={messages} places={['softwarePlans']} disclaimer={terms.fundingDisclaimer}>
      <PageHero
        above={texts.above}
        title={texts.title}
        lead={texts.lead}
        picture={
          <OfferCard
            title={texts.cardTitle}
            price={septemberPlay.dollars}
            per={texts.oneTime}
            features={septemberPlay.inclusions.map(say)}
            level={2}
            action={payAction(septemberPlay.key, texts.start, messages)}
          />
        }
      />
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps
          steps={[
            { ...steps.intake, title: steps.intake.title(intake) },
            steps.preparation,
            { ...steps.success, text: steps.success.text(percent) },
          ]}
        />
      </PageBand>
      <PageBand title={texts.featuresTitle}>
        <FeatureGrid features={texts.features} icons={icons} />
      </PageBand>
      <PageBand title={texts.feeTitle}>
        <FeePaths
          first={{ term: texts.fee.upfront, text: texts.fee.upfrontText(intake) }}
          funded={{ term: texts.fee.success, text: texts.fee.successText(percent) }}
          unfunded={{ term: texts.fee.none, text: texts.fee.noneText }}
        />
      </PageBand>
      <OfferSessions messages={messages} />
    </OfferFrame>
  )
}
