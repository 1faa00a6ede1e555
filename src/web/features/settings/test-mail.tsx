import { useState } from 'react'
import { sendTestMail } from '../../../shared/api/setup.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Sends a mail to whoever asks; its link ticks the list. */
export function TestMail() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, failure, act } = useAct(texts.checkFailed)
  const send = () =>
    act(async (call) => {
      setSentTo(null)
      setSentTo((await call(sendTestMail, {})).sentTo)
    })
  return (
    <div className="grid gap-3">
      <FailureNotice sentence={failure} />
      {sentTo !== null && (
        <Notice tone="good" role="status">
          <p>{texts.testMailSent(sentTo)}</p>
        </Notice>
      )}
      <div>
        <Button kind="secondary" size="sm" busy={busy} onClick={() => void send()}>
          {texts.testMail}
        </Button>
      </div>
    </div>
  )
}
