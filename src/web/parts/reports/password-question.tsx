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
  onUnlock: (password: string) => Promise<unknown>
}

/**
 * Asks for the password of a locked PDF. What is typed leaves this component once, and is forgotten with the answer. It is no
 * form of its own, since it may stand within one: the Enter key unlocks, and sends nothing else.
 */
export function PasswordQuestion({ bureau, problem, busy, onUnlock }: PasswordQuestionProps) {
  const { password: texts } = useMessages().reports
  const say = useSay()
  const [typed, setTyped] = useState('')
  const unlock = () => {
    if (busy || typed === '') return
    void onUnlock(typed)
    setTyped('')
  }
  return (
    <Notice tone="wait" title={texts.title} className="mt-3" role="status">
      <p>{texts.text}</p>
      <div className="mt-3 grid gap-3">
        <TextField
          id={`report-password-${bureau}`}
          label={texts.label(bureauNames[bureau])}
          error={problem ? say(problem) : undefined}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            unlock()
          }}
        />
        <Button kind="secondary" busy={busy} onClick={unlock}>
          {texts.open}
        </Button>
      </div>
    </Notice>
  )
}
