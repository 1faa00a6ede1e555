import FileSearch from 'lucide-react/icons/file-search'
import Landmark from 'lucide-react/icons/landmark'
import { sessions } from '../../../shared/catalogue/linked-products.ts'
import { homeTexts as english } from '../../../shared/messages/en/site/home.ts'
import { homeTexts as spanish } from '../../../shared/messages/es/site/home.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { WaitingLeadForm } from '../../features/leads/lead-fields.tsx'
import { ChoiceCard } from '../../features/site/choice-card.tsx'
import { MarkedReport } from '../../features/site/marked-report.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { QuestionList } from '../../features/site/question-list.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { PlaceNav, SiteNav } from '../../features/site/site-nav.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** `/`: the choice between the two halves of the product, what a finding looks like, sessions, questions, the lead form. */
export const homePage = storefrontPage({
  path: '/',
  texts: { en: english, es: spanish },
  Content: HomePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.lead,
  offers: sessions,
  questions: homeQuestions,
  script: 'lead-form',
})

function HomePage({ messages, texts }: PageProps<typeof english>) {
  const { storefront } = messages
  return (
    <PageFrame
      marketing
      nav={
        <>
          <PlaceNav places={['softwarePlans']} texts={storefront} />
          <SiteNav />
        </>
      }
    >
      <div className="sm:py-8">
        <h1 className="text-3xl sm:text-4xl">{texts.headline}</h1>
        <p className="mt-4 max-w-prose text-muted">{texts.lead}</p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <ChoiceCard
            title={texts.restoreTitle}
            text={texts.restoreText}
            button={texts.restoreButton}
            to="/restore"
            icon={<FileSearch aria-hidden="true" className="size-8" />}
          />
          <ChoiceCard
            title={texts.buildTitle}
            text={texts.buildText}
            button={texts.buildButton}
            to="/readiness"
            icon={<Landmark aria-hidden="true" className="size-8" />}
          />
        </div>
      </div>
      <PageBand title={texts.proofTitle} lead={texts.proofText}>
        <MarkedReport messages={messages} texts={texts.proof} />
        <p className="mt-4">
          <TextLink to="/check" isApart>
            {texts.proofLink}
          </TextLink>
        </p>
      </PageBand>
      <PageBand id="sessions" title={storefront.sessionsTitle} lead={storefront.sessionsText}>
        <SessionCards messages={messages} />
      </PageBand>
      <PageBand id="questions" title={storefront.questionsTitle}>
        <QuestionList questions={homeQuestions(texts)} />
      </PageBand>
      <LeadBand texts={texts.leadForm} />
    </PageFrame>
  )
}

/** The form is the only living part of the page: its script takes the place over (lead-form.ts). */
function LeadBand({ texts }: { texts: (typeof english)['leadForm'] }) {
  return (
    <section id="interest" className="mt-14 scroll-mt-6 sm:mt-24">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-16">
        <div>
          <h2 className="text-2xl sm:text-3xl">{texts.title}</h2>
          <p className="mt-3 max-w-prose text-muted">{texts.text}</p>
        </div>
        <div className="min-w-0 rounded-lg border border-line bg-surface p-5 text-base sm:p-8">
          <noscript>
            <p className="mb-6">
              {texts.withoutScript} <TextLink to="/help">{texts.helpLink}</TextLink>.
            </p>
          </noscript>
          <div id="lead-form">
            <WaitingLeadForm texts={texts} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The four questions of the home page; what a session costs comes from the catalogue. */
function homeQuestions(texts: typeof english) {
  const { provides, results, calls, guarantees } = texts.questions
  const prices = sessions.map(({ dollars }) => dollars)
  const [from, to] = [Math.min(...prices), Math.max(...prices)].map((dollars) =>
    formatDollars(dollars, { whole: true }),
  )
  return [
    provides,
    results,
    { question: calls.question, answer: calls.answer(from ?? '', to ?? '') },
    guarantees,
  ]
}
