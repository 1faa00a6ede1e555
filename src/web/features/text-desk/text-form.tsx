import { type ReactNode, useMemo, useState } from 'react'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import type { SendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

/** Whether the words that the law forbids to promise were read: a tick, which is sent with what is written. */
interface TickedWarnings {
  areRead: boolean
  onRead: (areRead: boolean) => void
}

export function useTickedWarnings(): TickedWarnings {
  const [areRead, onRead] = useState(false)
  return { areRead, onRead }
}

interface TextFormProps<Values extends object> {
  form: SendForm<Values>
  /** The id of a field's input. */
  idOf: (field: string) => string
  /** Something is typed that is not saved. */
  isDirty: boolean
  /** All words that are saved. */
  typed: string
  warnings: TickedWarnings
  /** The id of the tick. */
  tickId: string
  save: string
  /** Beside the button that saves. */
  more?: ReactNode
  children: ReactNode
}

/** Words that an operator writes: what is wrong first, what the law points out last, and nothing lost by leaving. */
export function TextForm<Values extends object>(props: TextFormProps<Values>) {
  const { form, idOf, typed, warnings, tickId, save, more, children } = props
  const leaving = useLeaveGuard(props.isDirty)
  const found = useMemo(() => forbiddenWordsIn(typed), [typed])
  const problems = Object.entries<string | undefined>(form.problems).flatMap(([field, sentence]) =>
    sentence ? [{ id: idOf(field), sentence }] : [],
  )
  return (
    <form
      noValidate
      className="grid min-w-0 content-start gap-5"
      onSubmit={(event) => void form.submit(event)}
    >
      {leaving.state === 'blocked' && (
        <LeaveQuestion
          sentence={texts.leave}
          stay={texts.stay}
          leave={texts.leaveAnyway}
          onStay={() => leaving.reset()}
          onLeave={() => leaving.proceed()}
        />
      )}
      <ErrorSummary problems={problems} attempt={form.attempt} />
      {children}
      <WordWarnings title={texts.warnings} warnings={found} />
      {found.length > 0 && (
        <Checkbox
          id={tickId}
          label={texts.warningsRead}
          checked={warnings.areRead}
          onChange={(event) => warnings.onRead(event.target.checked)}
        />
      )}
      <FailureNotice sentence={problems.length > 0 ? null : form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} disabled={found.length > 0 && !warnings.areRead}>
          {save}
        </Button>
        {more}
      </div>
    </form>
  )
}
