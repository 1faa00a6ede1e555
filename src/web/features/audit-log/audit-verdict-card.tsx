import { useState } from 'react'
import { type AuditVerdict, getAuditVerdict, verifyAudit } from '../../../shared/api/audit.ts'
import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const texts = auditTexts.verdict

/** What the last check of the log found; tampering is an alarm. The daily check and this button do the same. */
export function AuditVerdictCard() {
  const last = useCall(getAuditVerdict, {})
  const [pressed, setPressed] = useState<AuditVerdict | null>(null)
  const { busy, failure, act } = useAct(texts.checkFailed)
  const check = () => act(async (call) => setPressed(await call(verifyAudit, {})))
  return (
    <section aria-labelledby="verdict-title" className="grid justify-items-start gap-3">
      <h2 id="verdict-title" className="text-xl">
        {texts.title}
      </h2>
      {last.isPending && <Skeleton lines={1} />}
      {failure ? (
        <FailureNotice sentence={failure} />
      ) : (
        <LoadFailure of={last} otherwise={texts.loadFailed} />
      )}
      {last.isSuccess && <Verdict verdict={pressed ?? last.data} />}
      <Button kind="secondary" size="sm" busy={busy} onClick={() => void check()}>
        {texts.check}
      </Button>
    </section>
  )
}

function Verdict({ verdict }: { verdict: AuditVerdict | null }) {
  if (verdict === null) return <p className="text-muted">{texts.never}</p>
  const at = formatInstant(verdict.checkedAt)
  if (verdict.whole) {
    return (
      <Notice tone="good" role="status">
        <p>{texts.whole(verdict.entries, at)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="alarm" role="alert" title={texts.broken}>
      <p className="font-semibold">{verdict.sentence}</p>
      <p>{texts.brokenNext(at)}</p>
    </Notice>
  )
}
