import { useMemo, useState } from 'react'
import { sendFundingMessage } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { WordWarnings } from '../../ui/word-warnings.tsx'

const { messages: texts, warnings: warningsTitle } = staffFundingTexts

/** A message to the applicant. The text stays until it is sent; the same text again is the same message. */
export function MessageForm(props: { applicationId: number; onSent: () => Promise<unknown> }) {
  const toast = useToast()
  const attempts = useAttemptKey()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const warnings = useMemo(() => forbiddenWordsIn(text), [text])

  const send = async () => {
    if (busy) return
    setFailure(null)
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const message = text.trim()
    const params = { id: String(props.applicationId) }
    try {
      await callApi(sendFundingMessage, { params, body: { message, attemptKey: attempts.keyOf(message) } })
      attempts.done()
      // What was typed on while this one was under way stays.
      setText((now) => (now.trim() === message ? '' : now))
      toast({ ...texts.sent, kind: 'success' })
      await props.onSent()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={texts.send}
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        id="funding-message"
        label={texts.answer}
        hint={texts.answerHint}
        error={problem}
        rows={4}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (problem !== null) setProblem(problemOf(event.target.value))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void send()
        }}
      />
      <WordWarnings title={warningsTitle} warnings={warnings} />
      <FailureNotice sentence={failure} />
      <div>
        <Button type="submit" size="sm" className="min-h-11" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function problemOf(message: string): string | null {
  return sendFundingMessage.body.shape.message.safeParse(message).error?.issues[0]?.message ?? null
}
