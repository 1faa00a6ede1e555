import { useMessages } from '../../lib/use-messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryChecks } from './entry-checks.tsx'
import type { PacketChoices, PacketEntry, PacketProblem } from './packet-choices.ts'

/** The identity theft block: never beside an ordinary dispute, and only with the client's own statement (605B). */
export function TheftFields(props: {
  entries: readonly PacketEntry[]
  choices: PacketChoices
  problems: readonly PacketProblem[]
  onChange: (part: Partial<PacketChoices>) => void
}) {
  const { choices, problems, onChange } = props
  const { identityTheft: texts, problems: sentences } = useMessages().mailing.packets
  const wrong = (problem: PacketProblem) => (problems.includes(problem) ? sentences[problem] : null)
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left font-serif text-lg font-semibold">{texts.title}</legend>
      <p className="clear-left max-w-prose text-muted">{texts.text}</p>
      <Checkbox
        id="theft"
        label={texts.open}
        checked={choices.theft}
        onChange={(event) => onChange({ theft: event.target.checked })}
      />
      {choices.theft && (
        <div className="mt-3 grid gap-5 border-l-2 border-line pl-4 sm:pl-6">
          <EntryChecks
            id="theft-entries"
            legend={texts.entries}
            none={texts.none}
            error={wrong('items')}
            entries={props.entries}
            chosen={choices.notMine}
            onChange={(notMine) => onChange({ notMine })}
          />
          <div className="max-w-sm">
            <TextField
              id="theft-number"
              label={texts.reportNumber}
              hint={texts.reportNumberHint}
              optional
              autoComplete="off"
              error={wrong('reportNumber')}
              value={choices.reportNumber}
              onChange={(event) => onChange({ reportNumber: event.target.value })}
            />
          </div>
          <Notice tone="alarm" title={texts.warningTitle}>
            <p className="max-w-prose">{texts.warning}</p>
          </Notice>
          <Checkbox
            id="theft-statement"
            label={texts.statement}
            error={wrong('statement')}
            checked={choices.statement}
            onChange={(event) => onChange({ statement: event.target.checked })}
          />
        </div>
      )}
    </fieldset>
  )
}
