import { type FormEvent, type KeyboardEvent, useMemo } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { sendByEnter } from '../../lib/send-by-enter.ts'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import { ApplicationPart, NamedValues } from './application-part.tsx'
import type { PartProps } from './application-record.ts'
import { MovedNotice } from './moved-notice.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useStatusChange } from './use-status-change.ts'

const { status: texts, one, warnings: warningsTitle } = staffFundingTexts

/** Where the application stands, and the move to one of the statuses that this one allows. */
export function StatusPart(props: PartProps) {
  const { currentStage, nextAction, allowedStatuses } = props.application
  const say = useSay()
  const change = useStatusChange(props)
  const warnings = useMemo(() => forbiddenWordsIn(change.note), [change.note])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void change.save()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    sendByEnter(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void change.save()
  }
  return (
    <ApplicationPart id="status" title={one.sections.status} aside={<StatusBadge status={currentStage} />}>
      <NamedValues values={[[texts.next, say(nextAction)]]} />
      <form
        noValidate
        aria-label={texts.save}
        className="grid gap-3"
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        <SelectField
          id="status-to"
          label={texts.to}
          error={change.problem}
          empty={texts.choose}
          value={change.isAllowed ? change.to : ''}
          choices={allowedStatuses.map((value) => ({ value, label: fundingStatusLabels[value] }))}
          onChange={(event) => change.choose(event.target.value)}
        />
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
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="sm" className="min-h-11" busy={change.busy}>
              {texts.save}
            </Button>
            {change.isBegun && (
              <Button kind="secondary" size="sm" className="min-h-11" onClick={change.cancel}>
                {texts.cancel}
              </Button>
            )}
            <p className="text-muted">{texts.mailed}</p>
          </div>
        )}
      </form>
    </ApplicationPart>
  )
}
