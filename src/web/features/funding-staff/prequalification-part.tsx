import { useState } from 'react'
import type { requirementKeys } from '../../../shared/api/funding-standing.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps } from './application-record.ts'
import { RequirementRow } from './requirement-row.tsx'

const { prequalification: texts, one } = staffFundingTexts
const price = formatDollars(applicationModule.prequalificationDollars, { whole: true })

/** The stated requirements, each judged by staff on what was uploaded; open once the prequalification is paid. */
export function PrequalificationPart({ application, reload }: PartProps) {
  const { paid, requirements, passed, packagePaid } = application.prequalification
  const [edited, setEdited] = useState<(typeof requirementKeys)[number] | null>(null)
  const [announcement, announce] = useState('')
  return (
    <ApplicationPart
      id="prequalification"
      title={one.sections.prequalification}
      aside={
        <Badge tone={passed ? 'good' : paid ? 'neutral' : 'wait'}>
          {passed ? texts.passed : paid ? texts.paid : texts.unpaid}
        </Badge>
      }
      wide
    >
      {!paid && <p>{texts.unpaidText(price)}</p>}
      <ul className="border-y border-line">
        {requirements.map((requirement) => (
          <RequirementRow
            key={requirement.key}
            applicationId={application.id}
            requirement={requirement}
            mayJudge={paid}
            isOpen={edited === requirement.key}
            onOpen={() => setEdited(requirement.key)}
            onClose={() => setEdited((now) => (now === requirement.key ? null : now))}
            onSaved={async () => {
              announce(texts.saved(texts.nameOf(requirement.key)))
              await reload()
            }}
          />
        ))}
      </ul>
      {paid && (
        <p className="text-muted">
          {packagePaid ? texts.packagePaid : passed ? texts.packageOpen : texts.packageClosed}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ApplicationPart>
  )
}
