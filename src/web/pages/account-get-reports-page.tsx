import { getReportsTexts } from '../features/reports/get-reports/get-reports-texts.ts'
import { PicturedSteps } from '../features/reports/get-reports/pictured-steps.tsx'
import { RefusedReports } from '../features/reports/get-reports/refused-reports.tsx'
import { SaveByBureau } from '../features/reports/get-reports/save-by-bureau.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useLanguage } from '../lib/use-messages.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageSection } from '../ui/page-section.tsx'

const site = 'https://www.annualcreditreport.com'

/** `/account/get-reports`: how to get the three reports, for anybody. */
export default function AccountGetReportsPage() {
  const texts = getReportsTexts[useLanguage().language]
  usePageTitle(texts.pageTitle)
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="grid gap-10">
        <div>
          <p className="font-semibold">{texts.needTitle}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-6">
            {texts.need.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <LinkButton className="mt-5" to={site} newTab>
            {texts.open}
            <span className="sr-only"> ({texts.opensNew})</span>
          </LinkButton>
        </div>
        <PageSection id="ask" title={texts.askTitle}>
          <PicturedSteps
            numbered
            steps={texts.ask}
            pictures={['address', 'form', 'bureaus', 'questions', 'save']}
          />
        </PageSection>
        <SaveByBureau texts={texts} />
        <RefusedReports texts={texts} />
        <PageSection id="upload" title={texts.doneTitle} lead={texts.doneText}>
          <LinkButton to="/upload?client=me">{texts.upload}</LinkButton>
        </PageSection>
      </div>
    </PageFrame>
  )
}
