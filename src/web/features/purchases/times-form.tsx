import { useState } from 'react'
import { askSessionTimes } from '../../../shared/api/storefront.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** When the buyer of a session has time. What was typed stays until it is sent. */
export function TimesForm({ sessionId, onSent }: { sessionId: string; onSent: () => Promise<unknown> }) {
  const { session: texts } = useMessages().purchases
  const say = useSay()
  const toast = useToast()
  const [times, setTimes] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    setFailure(null)
    const wrong = problemOf(times)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    try {
      await callApi(askSessionTimes, { params: { sessionId }, body: { times: times.trim() } })
      toast({ title: texts.sent, kind: 'success' })
      await onSent()
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.sendFailed)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-2 grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <p>{texts.form}</p>
      <FailureNotice sentence={failure} />
      <TextArea
        id="session-times"
        label={texts.label}
        hint={texts.hint}
        error={problem === null ? null : say(problem)}
        rows={4}
        value={times}
        onChange={(event) => {
          setTimes(event.target.value)
          if (problem !== null) setProblem(problemOf(event.target.value))
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function problemOf(times: string): string | null {
  const checked = askSessionTimes.body.shape.times.safeParse(times)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
