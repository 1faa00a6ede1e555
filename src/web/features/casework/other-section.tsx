import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { fundingStatuses, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { formatDay } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'
import { PurchaseList } from './purchase-list.tsx'

const { other: texts, sections } = caseworkTexts

/** What else was bought and applied for with the same address. */
export function OtherSection({ record, reload }: { record: StaffCase; reload: () => void }) {
  const { purchases, fundingApplications } = record
  return (
    <CaseSection id="other" title={sections.other}>
      {purchases.length + fundingApplications.length === 0 && <p className="text-muted">{texts.none}</p>}
      {purchases.length > 0 && (
        <>
          <h3 className="text-base">{texts.purchases}</h3>
          <PurchaseList purchases={purchases} reload={reload} />
        </>
      )}
      {fundingApplications.length > 0 && (
        <>
          <h3 className="text-base">{texts.applications}</h3>
          <ul className="list-disc pl-5">
            {fundingApplications.map(({ id, name, caseStatus, createdAt }) => (
              <li key={id}>
                <TextLink
                  to={`/dashboard/funding?application=${id}`}
                  aria-label={texts.application(id, name)}
                >
                  {name}
                </TextLink>
                {`, ${statusName(caseStatus)}, ${formatDay(createdAt)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </CaseSection>
  )
}

/** A case status as staff read it; what is none of the known ones as it is. */
function statusName(caseStatus: string): string {
  const known = fundingStatuses.find((status) => status === caseStatus)
  return known ? fundingStatusLabels[known] : caseStatus
}
