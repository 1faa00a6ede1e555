import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Decision } from '../../../shared/api/review.ts'
import { type CarriedDecision, dropDecisions, listDecisions } from '../../lib/carried-decisions.ts'
import { Refused, useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import type { WordedFinding } from './review-in-words.ts'

const carriedKey = ['carried-decisions'] as const

/**
 * What was decided in the first look waits on this device. Each decision stands here with its finding, and counts by the press
 * alone; what is decided already, rests on a value to confirm, or reads differently now is not among them.
 */
export function CarriedDecisions(props: {
  findings: readonly WordedFinding[]
  onDecide: (finding: WordedFinding, decision: Decision) => Promise<boolean>
}) {
  const { carried: texts, findings: words, oneByOne } = useMessages().review
  const queries = useQueryClient()
  const using = useAct(texts.failed)
  const { data = [] } = useQuery({
    queryKey: carriedKey,
    queryFn: listDecisions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const open = props.findings.flatMap((finding) => {
    const made = data.find((each) => each.finding === finding.id)
    return made && finding.decision === null && finding.unconfirmed === 0
      ? [{ finding, decision: made.decision }]
      : []
  })
  if (open.length === 0) return null
  const forget = async () => {
    await dropDecisions()
    queries.setQueryData<readonly CarriedDecision[]>(carriedKey, [])
  }
  const use = () =>
    using.act(async () => {
      const saved = await Promise.all(open.map(({ finding, decision }) => props.onDecide(finding, decision)))
      if (saved.includes(false)) throw new Refused(texts.failed)
      await forget()
    })
  const nameOf = (decision: Decision) => (decision === 'hold' ? oneByOne.unsure : words.decisions[decision])
  return (
    <section
      aria-labelledby="carried-decisions"
      className="mb-6 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="carried-decisions" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose">{texts.lead(open.length)}</p>
      <ul className="mt-4 grid gap-3">
        {open.map(({ finding, decision }) => (
          <li key={finding.id} className="border-t border-line pt-3">
            <p>
              <span className="font-semibold">{finding.title}</span>: {nameOf(decision)}
            </p>
            <p className="text-sm">{finding.statement}</p>
          </li>
        ))}
      </ul>
      <FailureNotice sentence={using.failure} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={using.busy} onClick={() => void use()}>
          {texts.use(open.length)}
        </Button>
        <Button kind="quiet" onClick={() => void forget()}>
          {texts.anew}
        </Button>
      </div>
    </section>
  )
}
