import { useState } from 'react'
import {
  headingMeanings,
  type LabelMeaning,
  type LearnedLabel,
  labelMeaning,
  teachLabel,
} from '../../../shared/api/pointing.ts'
import { staffUnreadTexts } from '../../../shared/messages/staff/unread.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { labelMeaningGroups } from './meaning-groups.ts'

const texts = staffUnreadTexts.teach

interface TeachLabelProps {
  label: string
  onLabel: (label: string) => void
  onTaught: (label: LearnedLabel) => void
}

/** A label and what it means, said back before it is sent. A refusal leaves both as they are. */
export function TeachLabel({ label, onLabel, onTaught }: TeachLabelProps) {
  const { pointing } = useMessages()
  const [meaning, setMeaning] = useState<LabelMeaning | null>(null)
  const [tried, setTried] = useState(false)
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const [told, setTold] = useState('')
  const typed = label.trim()
  const send = async () => {
    if (busy) return
    setTried(true)
    refuse(null)
    setTold('')
    if (typed.length < 2) return focus('teach-label')
    if (meaning === null) return focus('teach-meaning')
    await act(async (call) => {
      const taught = await call(teachLabel, { body: { label: typed, meaning } })
      setTold(texts.told(taught.label))
      setMeaning(null)
      setTried(false)
      onLabel('')
      onTaught(taught)
    })
  }
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        id="teach-label"
        label={texts.label}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={label}
        error={tried && typed.length < 2 ? texts.labelMissing : null}
        onChange={(event) => onLabel(event.target.value)}
      />
      <SelectField
        id="teach-meaning"
        label={texts.meaning}
        empty={texts.choose}
        groups={labelMeaningGroups(pointing)}
        value={meaning ?? ''}
        error={tried && meaning === null ? texts.meaningMissing : null}
        onChange={(event) => setMeaning(meaningOf(event.target.value))}
      />
      <div role="status">
        {typed !== '' && meaning !== null && (
          <p className="rounded-md bg-sunk p-3 font-semibold wrap-anywhere">
            {saidBack(typed, meaning, pointing.meanings[meaning])}
          </p>
        )}
        {told !== '' && <p>{told}</p>}
      </div>
      <FailureNotice sentence={failure} />
      <Button type="submit" className="justify-self-start" busy={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

const focus = (id: string) => document.getElementById(id)?.focus()

function saidBack(label: string, meaning: LabelMeaning, name: string): string {
  if (meaning === 'nothing') return texts.saysNothing(label)
  const isHeading = headingMeanings.some((each) => each === meaning)
  return isHeading ? texts.saysHeading(label, name) : texts.says(label, name)
}

function meaningOf(value: string): LabelMeaning | null {
  const known = labelMeaning.safeParse(value)
  return known.success ? known.data : null
}
