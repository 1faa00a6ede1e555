import { useState } from 'react'
import { type OwnTextGroup, testOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { useAct } from '../../lib/use-act.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { TypedTexts } from './changed-texts.ts'

/** Sends oneself the mail as it is typed now. */
export function TestOfTexts({ group, changes }: { group: OwnTextGroup; changes: TypedTexts }) {
  const { busy, failure, act } = useAct(texts.testFailed)
  const attempts = useAttemptKey()
  const [told, setTold] = useState<string | null>(null)
  const send = () =>
    act(async (call) => {
      setTold(null)
      const params = { group: group.key, language: group.language }
      const body = { changes, attemptKey: attempts.keyOf([params, changes]) }
      const { sentTo, mailServer } = await call(testOwnTexts, { params, body })
      attempts.done()
      setTold(mailServer ? texts.tested(sentTo) : texts.testKept(sentTo))
    })
  return (
    <div className="grid gap-3">
      <FailureNotice sentence={failure} />
      <div role="status">
        {told !== null && (
          <Notice tone="good">
            <p className="break-words">{told}</p>
          </Notice>
        )}
      </div>
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void send()}>
          {texts.test}
        </Button>
      </div>
    </div>
  )
}
