import { useEffect, useRef, useState } from 'react'
import { acceptOtherSum, type OtherSum } from '../../../shared/api/other-sums.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

const { accept: texts } = staffPaymentsTexts.otherSums

interface AcceptSumProps {
  sum: OtherSum
  /** As it is shown. */
  paid: string
  reload: () => Promise<unknown>
}

/** Accepts a sum as paid, after the question what that does, in place. The focus follows, and comes back. */
export function AcceptSum({ sum, paid, reload }: AcceptSumProps) {
  const [asking, setAsking] = useState(false)
  const { act, busy, failure } = useAct(texts.failed)
  const question = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (asking) question.current?.focus()
    else if (wasAsking.current) button.current?.focus()
    wasAsking.current = asking
  }, [asking])
  const left = (sum.payments[0]?.refunds.length ?? 0) > 0
  const accept = () =>
    act(async (call) => {
      await call(acceptOtherSum, { params: { id: String(sum.id) } })
      await reload()
    })
  if (!asking) {
    return (
      <div className="mt-3">
        <Button
          ref={button}
          kind="secondary"
          size="sm"
          className="max-sm:min-h-11"
          onClick={() => setAsking(true)}
        >
          {texts.button(sum.productName)}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3">
      <p ref={question} tabIndex={-1} className="outline-none">
        <strong className="font-semibold">{texts.question(paid)}</strong> {texts.means}
        {left && ` ${texts.lessRefunds}`}
      </p>
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" className="max-sm:min-h-11" busy={busy} onClick={() => void accept()}>
          {texts.yes}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:min-h-11"
          disabled={busy}
          onClick={() => setAsking(false)}
        >
          {texts.no}
        </Button>
      </div>
    </div>
  )
}
