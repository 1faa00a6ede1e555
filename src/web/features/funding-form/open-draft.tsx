import { openFundingDraft } from '../../../shared/api/funding-form.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
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
  const {
    funding,
    shell: { genericError },
  } = useMessages()
  const { busy, failure, act } = useAct(genericError)
  usePageTitle(funding.draft.openTitle)
  const open = () => act((call) => call(openFundingDraft, { body: { token } }), onDone)
  return (
    <>
      <PageHeading title={funding.draft.openTitle} lead={funding.draft.openLead} />
      {failure && (
        <Notice tone="alarm" role="alert" title={funding.draft.openFailed} className="mb-6">
          <p>{failure}</p>
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
