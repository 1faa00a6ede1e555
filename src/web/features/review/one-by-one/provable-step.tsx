import { Refused, useAct } from '../../../lib/use-act.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { ProvableList } from '../provable-list.tsx'
import type { WordedFinding } from '../review-in-words.ts'
import { RestForLater } from './rest-for-later.tsx'
import { provable } from './steps.ts'

/** All that the reports prove, listed, and one yes to the list that is on the screen. Or each of them by itself. */
export function ProvableStep(props: {
  findings: readonly WordedFinding[]
  onDispute: (findings: readonly WordedFinding[]) => Promise<boolean>
  /** The same, and what else is not decided is left for later. */
  onDisputeAlone: (findings: readonly WordedFinding[], rest: readonly WordedFinding[]) => Promise<boolean>
  onOneByOne: () => void
}) {
  const { findings, oneByOne } = useMessages().review
  const texts = findings.together
  const { busy, failure, act } = useAct(texts.failed)
  const listed = provable(props.findings)
  const rest = props.findings.filter((finding) => finding.decision === null && !listed.includes(finding))
  const dispute = () =>
    act(async () => {
      if (!(await props.onDispute(listed))) throw new Refused(texts.failed)
    })
  return (
    <>
      <p className="max-w-prose">{oneByOne.provable.lead}</p>
      <ProvableList findings={listed} />
      <FailureNotice sentence={failure} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void dispute()}>
          {texts.confirm(listed.length)}
        </Button>
        <Button kind="quiet" onClick={props.onOneByOne}>
          {oneByOne.provable.oneByOne}
        </Button>
      </div>
      {rest.length > 0 && (
        <RestForLater
          findings={rest}
          label={oneByOne.rest.leaveOthers(listed.length, rest.length)}
          onLeave={(left) => props.onDisputeAlone(listed, left)}
        />
      )}
    </>
  )
}
