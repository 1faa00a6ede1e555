import { Refused, useAct } from '../../../lib/use-act.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import type { WordedFinding } from '../review-in-words.ts'

/** The short way to the letters: what is not decided yet stays out of them, all of it in one act, listed. */
export function RestForLater(props: {
  /** All that is not decided, from this screen on. */
  findings: readonly WordedFinding[]
  /** What else the press says; without it, that they are left. */
  label?: string
  onLeave: (findings: readonly WordedFinding[]) => Promise<boolean>
}) {
  const texts = useMessages().review.oneByOne.rest
  const { findings } = props
  const { busy, failure, act } = useAct(texts.failed)
  const leave = () =>
    act(async () => {
      if (!(await props.onLeave(findings))) throw new Refused(texts.failed)
    })
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Button kind="quiet" className="-ml-5 min-h-11 text-left" busy={busy} onClick={() => void leave()}>
        {props.label ?? texts.leave(findings.length)}
      </Button>
      <FailureNotice sentence={failure} />
      <p className="text-sm text-muted">{texts.hint}</p>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2">{texts.which}</summary>
        <ul className="list-disc pl-5">
          {findings.map(({ id, title, evidence }) => (
            <li key={id}>
              {title}
              {evidence[0]?.creditor && <span className="text-muted"> · {evidence[0].creditor}</span>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
