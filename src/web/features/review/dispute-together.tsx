import { useState } from 'react'
import { Refused, useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProvableList } from './provable-list.tsx'
import type { WordedFinding } from './review-in-words.ts'

/** One decision for all findings that the reports prove and on which nothing is decided: the list first, then the yes. */
export function DisputeTogether(props: {
  findings: readonly WordedFinding[]
  onDispute: (findings: readonly WordedFinding[]) => Promise<boolean>
}) {
  const texts = useMessages().review.findings.together
  // What the person is shown is what is decided, whatever comes meanwhile.
  const [listed, setListed] = useState<readonly WordedFinding[] | null>(null)
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const open = props.findings.filter(
    ({ strength, decision, unconfirmed }) => strength === 'A' && decision === null && unconfirmed === 0,
  )
  if (open.length === 0 && listed === null) return null
  const shown = listed ?? []
  const confirm = () =>
    act(async () => {
      if (!(await props.onDispute(shown))) throw new Refused(texts.failed)
      setListed(null)
    })
  return (
    <div className="mb-5 rounded-lg border border-line bg-surface p-5">
      <p className="max-w-prose">{texts.lead(open.length)}</p>
      <Button
        kind="secondary"
        className="mt-3"
        onClick={() => {
          refuse(null)
          setListed(open)
        }}
      >
        {texts.open(open.length)}
      </Button>
      <Dialog
        open={listed !== null}
        title={texts.title(shown.length)}
        description={texts.text}
        onClose={() => setListed(null)}
      >
        <ProvableList findings={shown} />
        {failure && (
          <Notice tone="alarm" role="alert" className="mt-4">
            <p>{failure}</p>
          </Notice>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void confirm()}>
            {texts.confirm(shown.length)}
          </Button>
          <Button kind="quiet" onClick={() => setListed(null)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
