import { useEffect } from 'react'
import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReadItem } from './read-item.tsx'
import { useAnswerConfirmation } from './use-answer-confirmation.ts'

interface ConfirmAnswerFormProps {
  clientId: string
  result: DisputeResult
  scan: AnswerScan
  onConfirmed: (result: DisputeResult) => void
}

/** What was read of a scan, item by item beside its picture, for the client to compare with the paper. */
export function ConfirmAnswerForm({ clientId, result, scan, onConfirmed }: ConfirmAnswerFormProps) {
  const texts = useMessages().results.scan
  const say = useSay()
  const form = useAnswerConfirmation({ clientId, result, scan, onConfirmed })
  const { isByHand } = scan
  const isOpenedLate = scan.state !== 'to_confirm'
  const titleId = `confirm-${result.id}`
  // The button that opened the form is gone: the focus goes on in it.
  useEffect(() => {
    if (isOpenedLate) document.getElementById(titleId)?.focus()
  }, [isOpenedLate, titleId])
  const idOf = (finding: string) =>
    `read-${result.id}-${scan.read.findIndex((each) => each.finding === finding)}`
  const titleOf = ({ title, creditor, accountNumber }: AnswerScan['read'][number]) =>
    [[creditor, accountNumber].filter(Boolean).join(' '), say(title)].filter(Boolean).join(' · ')
  const wrong = scan.read.filter(({ finding }) => form.attempt > 0 && form.missing.includes(finding))
  return (
    <form
      noValidate
      aria-label={texts.formName(result.bureau, result.round)}
      className="mt-4 grid gap-5 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <div>
        <h4 id={titleId} tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
          {isByHand ? texts.byHandTitle : texts.title}
        </h4>
        <p className="mt-1 max-w-prose">{isByHand ? texts.byHandLead : texts.lead}</p>
      </div>
      {form.attempt > 0 && (
        <ErrorSummary
          attempt={form.attempt}
          problems={wrong.map((item) => ({ id: idOf(item.finding), sentence: texts.missing(titleOf(item)) }))}
        />
      )}
      <ul className="divide-y divide-line">
        {scan.read.map((item) => (
          <ReadItem
            key={item.finding}
            id={idOf(item.finding)}
            item={item}
            title={titleOf(item)}
            isByHand={isByHand}
            asksWords={result.cameBy !== undefined}
            isReport={result.source === 'new-report'}
            check={form.checkOf(item.finding)}
            error={wrong.includes(item) ? texts.missing(titleOf(item)) : null}
            onCheck={(part) => form.check(item.finding, part)}
          />
        ))}
      </ul>
      {scan.days.map(({ kind, day }) => (
        <Checkbox
          key={kind}
          id={`day-${result.id}-${kind}`}
          label={texts.days[kind](formatDay(day))}
          hint={texts.dayHint}
          checked={form.days.includes(kind)}
          onChange={(event) => form.see(kind, event.target.checked)}
        />
      ))}
      {form.failure && (
        <Notice tone="alarm" role="alert">
          <p>{say(form.failure)}</p>
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? texts.saving : texts.save}
      </Button>
    </form>
  )
}
