import { useMemo, useState } from 'react'
import { answerSessionRequest, type SessionRequest } from '../../../shared/api/storefront.ts'
import { staffSessionsTexts as texts } from '../../../shared/messages/staff/sessions.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

/** The answer to a wish for a time; it stays until it is sent. */
export function SessionAnswerForm({
  request,
  onAnswered,
}: {
  request: SessionRequest
  onAnswered: () => Promise<unknown>
}) {
  const toast = useToast()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const warnings = useMemo(() => forbiddenWordsIn(message), [message])
  const send = async () => {
    setFailure(null)
    const wrong = problemOf(message)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    try {
      const body = { message: message.trim() }
      await callApi(answerSessionRequest, { params: { id: String(request.id) }, body })
      toast({ ...texts.sent, kind: 'success' })
      await onAnswered()
    } catch (error) {
      setFailure(sentenceOf(error, texts.sendFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-4 grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <FailureNotice sentence={failure} />
      <TextArea
        id={`session-answer-${request.id}`}
        label={texts.answer}
        hint={texts.answerHint}
        error={problem}
        rows={4}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value)
          if (problem !== null) setProblem(problemOf(event.target.value))
        }}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
      <div>
        <Button type="submit" size="sm" className="min-h-11" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function problemOf(message: string): string | null {
  const checked = answerSessionRequest.body.shape.message.safeParse(message)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
