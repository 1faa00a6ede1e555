import { useState } from 'react'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface PasswordQuestionProps {
  bureau: BureauKey
  /** What the server said to the last answer, or why it asks; null before there was any. */
  problem: string | null
  busy: boolean
  onUnlock: (password: string) => Promise<void>
}

/** Asks for the password of a locked PDF. What is typed leaves this component once, and is forgotten with the answer. */
export function PasswordQuestion({ bureau, problem, busy, onUnlock }: PasswordQuestionProps) {
  const { password: texts } = useMessages().reports
  const say = useSay()
  const [typed, setTyped] = useState('')
  return (
    <Notice tone="wait" title={texts.title} className="mt-3" role="status">
      <p>{texts.text}</p>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (busy || typed === '') return
          void onUnlock(typed)
          setTyped('')
        }}
      >
        <TextField
          id={`report-password-${bureau}`}
          label={texts.label(bureauNames[bureau])}
          error={problem ? say(problem) : undefined}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          {texts.open}
        </Button>
      </form>
    </Notice>
  )
}
