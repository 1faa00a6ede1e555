import { useState } from 'react'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ApplicationPart, NamedValues } from './application-part.tsx'
import type { PartProps } from './application-record.ts'
import { FeeForm } from './fee-form.tsx'

const { fee: texts, one } = staffFundingTexts
const percent = applicationModule.backendFeePercent

/** The fee of success as it was recorded, and the form to record it once the funding is confirmed, or to correct it. */
export function FeePart({ application, reload }: PartProps) {
  const { id, fee } = application
  const [recording, setRecording] = useState(false)
  return (
    <ApplicationPart id="fee" title={one.sections.fee}>
      {fee && (
        <NamedValues
          values={[
            [texts.facts.funded, formatDollars(fee.funded)],
            [texts.facts.fee, formatDollars(fee.fee)],
            [texts.facts.confirmedOn, formatDay(fee.confirmedOn)],
            [texts.facts.by, fee.by],
          ]}
        />
      )}
      {!fee && <p>{texts.none(percent)}</p>}
      {recording ? (
        <FeeForm applicationId={id} recorded={fee} onSaved={reload} onClose={() => setRecording(false)} />
      ) : (
        <div>
          <Button kind="secondary" size="sm" className="min-h-11" onClick={() => setRecording(true)}>
            {fee ? texts.correct : texts.record}
          </Button>
        </div>
      )}
    </ApplicationPart>
  )
}
