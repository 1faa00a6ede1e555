import { useState } from 'react'
import { openFundingDraft } from '../../../shared/api/funding-form.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

interface OpenDraftProps {
  token: string
  /** The draft is this browser's now, or the person begins without it. */
  onDone: () => void
}

/** The mailed link to a draft. A press opens it: a mail scanner that opens the address uses nothing up. */
export function OpenDraft({ token, onDone }: OpenDraftProps) {
  const { funding } = useMessages()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(funding.draft.openTitle)
  const open = async () => {
    if (busy) return
    setBusy(true)
    try {
      await callApi(openFundingDraft, { body: { token } })
      onDone()
    } catch (error) {
      logProblem('The funding draft could not be opened.', error)
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <PageHeading title={funding.draft.openTitle} lead={funding.draft.openLead} />
      {failure && (
        <Notice tone="alarm" role="alert" title={funding.draft.openFailed} className="mb-6">
          <p>{say(failure)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={open}>
          {funding.draft.open}
        </Button>
        {failure && (
          <Button kind="secondary" onClick={onDone}>
            {funding.draft.startHere}
          </Button>
        )}
      </div>
    </>
  )
}
