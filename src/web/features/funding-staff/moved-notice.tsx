import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { type FundingStatus, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { StaffApplication } from './application-record.ts'
import { newestFirst } from './history-part.tsx'

const { status: texts } = staffFundingTexts

interface MovedNoticeProps {
  application: StaffApplication
  /** The status that was chosen and cannot be reached any more. */
  refused: FundingStatus | null
  onGoOn: () => void
}

/** Who moved the application while a move was filled in, and when; the form goes on once that was seen. */
export function MovedNotice({ application, refused, onGoOn }: MovedNoticeProps) {
  const label = fundingStatusLabels[application.currentStage]
  const last = newestFirst(application.statusHistory).find(
    ({ status }) => status === application.currentStage,
  )
  const title = last ? texts.movedTitle(last.by, label, formatInstant(last.at)) : texts.movedUnknown(label)
  return (
    <Notice tone="wait" role="alert" title={title}>
      <p>{texts.movedText}</p>
      {refused && <p>{texts.notAllowed(fundingStatusLabels[refused])}</p>}
      <Button size="sm" kind="secondary" className="mt-2" onClick={onGoOn}>
        {texts.goOn}
      </Button>
    </Notice>
  )
}
