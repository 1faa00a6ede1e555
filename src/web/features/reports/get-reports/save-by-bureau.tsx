import { bureauKeys, bureauNames } from '../../../../shared/api/vocabulary.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import type { GetReportsTexts } from './get-reports-texts.ts'
import { PicturedSteps } from './pictured-steps.tsx'

/** How each bureau hands its report out, one to open at a time; and how a page becomes a PDF. */
export function SaveByBureau({ texts }: { texts: GetReportsTexts }) {
  return (
    <>
      <PageSection id="save" title={texts.saveTitle} lead={texts.saveLead}>
        <div className="divide-y divide-line border-y border-line">
          {bureauKeys.map((bureau) => (
            <details key={bureau} name="bureau" id={bureau}>
              <summary className="min-h-12 cursor-pointer py-3 text-lg font-semibold">
                {bureauNames[bureau]}
              </summary>
              <ol className="grid max-w-prose list-decimal gap-2 pb-4 pl-6">
                {texts.bureaus[bureau].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </PageSection>
      <PageSection id="as-pdf" title={texts.phoneTitle}>
        <PicturedSteps steps={texts.phones} pictures={['iphone', 'android', 'computer']} />
      </PageSection>
    </>
  )
}
