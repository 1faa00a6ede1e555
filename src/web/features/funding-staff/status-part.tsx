import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { type FundingStatus, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { useSay } from '../../lib/use-say.ts'
import { HeldAct } from '../../parts/clients/held-act.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import { ApplicationPart, NamedValues } from './application-part.tsx'
import type { PartProps } from './application-record.ts'
import { MovedNotice } from './moved-notice.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useStatusChange } from './use-status-change.ts'

const { status: texts, one, warnings: warningsTitle } = staffFundingTexts

/** Where the application stands, and a button for each status that this one allows: one press, which can be taken back. */
export function StatusPart(props: PartProps) {
  const { currentStage, nextAction, allowedStatuses } = props.application
  const say = useSay()
  const change = useStatusChange(props)
  const isHolding = change.to !== '' && (change.held.isHeld || change.busy)
  const box = useFocusAfter(!isHolding)
  const warnings = useMemo(() => forbiddenWordsIn(change.note), [change.note])
  return (
    <ApplicationPart id="status" title={one.sections.status} aside={<StatusBadge status={currentStage} />}>
      <NamedValues values={[[texts.next, say(nextAction)]]} />
      <div className="grid gap-3">
        <TextArea
          id="status-note"
          label={texts.note}
          hint={texts.noteHint}
          optional
          rows={2}
          maxLength={2_000}
          value={change.note}
          onChange={(event) => change.write(event.target.value)}
        />
        <WordWarnings title={warningsTitle} warnings={warnings} />
        <FailureNotice sentence={change.failure} />
        {change.isMoved ? (
          <MovedNotice
            application={props.application}
            refused={change.isAllowed || change.to === '' ? null : change.to}
            onGoOn={change.goOn}
          />
        ) : change.to !== '' && isHolding ? (
          <HeldAct
            what={texts.held(fundingStatusLabels[change.to])}
            leaving="does"
            busy={change.busy}
            undo={change.takeBack}
            now={change.held.now}
          />
        ) : (
          <MoveButtons statuses={allowedStatuses} box={box} onMove={change.choose} />
        )}
      </div>
    </ApplicationPart>
  )
}

function MoveButtons(props: {
  statuses: readonly FundingStatus[]
  box: RefObject<HTMLFieldSetElement | null>
  onMove: (status: FundingStatus) => void
}) {
  return (
    <fieldset ref={props.box} tabIndex={-1} className="grid gap-2">
      <legend className="mb-2 font-semibold">{texts.to}</legend>
      <div className="flex flex-wrap gap-2">
        {props.statuses.map((status) => (
          <Button
            key={status}
            kind="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => props.onMove(status)}
          >
            {fundingStatusLabels[status]}
          </Button>
        ))}
      </div>
      <p className="text-muted">{texts.mailed}</p>
    </fieldset>
  )
}

/** Whoever went on by the keyboard goes on from here, when what had the focus is gone. */
function useFocusAfter(isOver: boolean): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null)
  const wasOver = useRef(true)
  useEffect(() => {
    if (isOver && !wasOver.current && document.activeElement === document.body) box.current?.focus()
    wasOver.current = isOver
  }, [isOver])
  return box
}
