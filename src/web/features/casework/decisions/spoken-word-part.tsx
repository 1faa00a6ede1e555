import { useState } from 'react'
import type { SpokenWord } from '../../../../shared/api/spoken-word.ts'
import { caseDecisionTexts } from '../../../../shared/messages/staff/case-decisions.ts'
import { spokenWays } from '../../../../shared/rules/spoken-word.ts'
import { formatInstant, formatTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWordForm } from './use-spoken-word.ts'

const { word: texts } = caseDecisionTexts

interface SpokenWordPartProps {
  clientId: string
  clientName: string
  /** null: nothing may be entered yet. */
  word: SpokenWord | null
  /** Where it stands on the page, where it stands twice. */
  place?: string
}

/** On whose word decisions are entered: the one that holds, or the form to record one. */
export function SpokenWordPart({ clientId, clientName, word, place = 'word' }: SpokenWordPartProps) {
  const [again, setAgain] = useState(false)
  return (
    <div className="mb-4 rounded-md border border-edge bg-sunk p-3">
      {word && !again ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status">
            {texts.inForce(word.by, texts.ways[word.how], formatInstant(word.saidAt), formatTime(word.until))}
          </p>
          <Button kind="quiet" size="sm" className="max-sm:-ml-3" onClick={() => setAgain(true)}>
            {texts.another}
          </Button>
        </div>
      ) : (
        <WordForm {...{ clientId, clientName, place }} onSent={() => setAgain(false)} />
      )}
    </div>
  )
}

function WordForm(props: { clientId: string; clientName: string; place: string; onSent: () => void }) {
  const { place } = props
  const form = useWordForm(props.clientId, props.clientName, props.onSent)
  return (
    <form noValidate aria-label={texts.title} className="grid gap-3" onSubmit={form.submit}>
      <h3 className="text-base">{texts.title}</h3>
      <p className="max-w-prose">{texts.lead}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          id={`${place}-by`}
          label={texts.by}
          maxLength={200}
          autoComplete="off"
          {...form.field('by')}
        />
        <TextField id={`${place}-at`} label={texts.saidAt} type="datetime-local" {...form.field('saidAt')} />
        <SelectField
          id={`${place}-how`}
          label={texts.how}
          empty={false}
          choices={spokenWays.map((way) => ({ value: way, label: texts.ways[way] }))}
          value={form.values.how}
          onChange={({ target }) => form.change({ how: target.value })}
        />
        <TextField
          id={`${place}-note`}
          label={texts.note}
          optional
          maxLength={500}
          autoComplete="off"
          {...form.field('note')}
        />
      </div>
      <FailureNotice sentence={form.failure} />
      <div>
        <Button type="submit" size="sm" busy={form.busy}>
          {texts.record}
        </Button>
      </div>
    </form>
  )
}
