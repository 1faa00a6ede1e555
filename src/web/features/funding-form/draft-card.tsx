import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatTime } from '../../lib/format.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FundingDraft } from './use-funding-draft.ts'

type Mailing = { kind: 'none' | 'busy' } | { kind: 'sent'; to: string } | { kind: 'failed'; sentence: string }

/** Whether what was typed is kept, and the link that opens it on another device. Nothing before the first is kept. */
export function DraftCard({ draft }: { draft: FundingDraft }) {
  const { funding } = useMessages()
  const say = useSay()
  const [mailing, setMailing] = useState<Mailing>({ kind: 'none' })
  const texts = funding.draft
  if (draft.state.kind === 'none') return null
  const mail = async () => {
    if (mailing.kind === 'busy') return
    setMailing({ kind: 'busy' })
    try {
      setMailing({ kind: 'sent', to: await draft.mail() })
    } catch (error) {
      logProblem('The link to the funding draft could not be mailed.', error)
      setMailing({ kind: 'failed', sentence: sentenceOf(error, texts.mailFailed) })
    }
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
        <Button kind="secondary" size="sm" busy={mailing.kind === 'busy'} onClick={mail}>
          {mailing.kind === 'busy' ? texts.mailing : texts.mail}
        </Button>
      </div>
      <div role="status">
        {mailing.kind === 'sent' && <p>{texts.mailed(mailing.to)}</p>}
        {mailing.kind === 'failed' && <p className="font-semibold text-alarm">{say(mailing.sentence)}</p>}
      </div>
    </section>
  )
}
