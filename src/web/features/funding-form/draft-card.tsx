import { useState } from 'react'
import { mailFundingDraft } from '../../../shared/api/funding-form.ts'
import { formatTime } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FundingDraft } from './use-funding-draft.ts'

/** Whether what was typed is kept, and the link that opens it on another device. Nothing before the first is kept. */
export function DraftCard({ draft }: { draft: FundingDraft }) {
  const { funding } = useMessages()
  const texts = funding.draft
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, failure, act } = useAct(texts.mailFailed)
  if (draft.state.kind === 'none') return null
  const mail = () => {
    setSentTo(null)
    return act(async (call) => {
      await draft.keep()
      setSentTo((await call(mailFundingDraft, {})).sentTo)
    })
  }
  if (draft.state.kind === 'failed') {
    return (
      <Notice tone="wait" role="status">
        <p>{texts.notSaved}</p>
      </Notice>
    )
  }
  return (
    <section aria-labelledby="other-device" className="grid gap-2 border-t border-line pt-6">
      <p className="text-muted">{texts.savedAt(formatTime(draft.state.at))}</p>
      <h2 id="other-device" className="text-xl">
        {texts.otherDevice}
      </h2>
      <p>{texts.otherDeviceText}</p>
      <div>
        <Button kind="secondary" size="sm" busy={busy} onClick={mail}>
          {busy ? texts.mailing : texts.mail}
        </Button>
      </div>
      <div role="status">
        {sentTo !== null && <p>{texts.mailed(sentTo)}</p>}
        {failure && <p className="font-semibold text-alarm">{failure}</p>}
      </div>
    </section>
  )
}
