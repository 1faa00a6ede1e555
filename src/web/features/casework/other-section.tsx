import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { purchaseStatusWords } from '../../../shared/messages/staff/sessions.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { CaseSection } from './case-section.tsx'

const { other: texts, sections } = caseworkTexts

/** What else was bought and applied for with the same address. */
export function OtherSection({ record }: { record: StaffCase }) {
  const { purchases, fundingApplications } = record
  return (
    <CaseSection id="other" title={sections.other}>
      {purchases.length + fundingApplications.length === 0 && <p className="text-muted">{texts.none}</p>}
      {purchases.length > 0 && (
        <>
          <h3 className="text-base">{texts.purchases}</h3>
          <ul className="mb-3 list-disc pl-5">
            {purchases.map(({ id, productName, amount, status, createdAt }) => (
              <li key={id}>
                {[
                  productName,
                  formatDollars(Number(amount)),
                  purchaseStatusWords[status] ?? status,
                  formatDay(createdAt),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {fundingApplications.length > 0 && (
        <>
          <h3 className="text-base">{texts.applications}</h3>
          <ul className="list-disc pl-5">
            {fundingApplications.map(({ id, name, caseStatus, createdAt }) => (
              <li key={id}>{[name, caseStatus, formatDay(createdAt)].join(', ')}</li>
            ))}
          </ul>
        </>
      )}
    </CaseSection>
  )
}
