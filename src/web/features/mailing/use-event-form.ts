import { useState } from 'react'
import {
  type LetterEntry,
  type MailedLetter,
  recordLetterEvent,
  withdrawLetterEvent,
} from '../../../shared/api/mailing.ts'
import { formatDay } from '../../lib/format.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type EventKind, type EventProblem, type EventValues, eventProblems } from './event-problems.ts'
import { useProofUpload } from './use-proof-upload.ts'

/** What happened to a letter, as it is entered, corrected or taken back. */
export function useEventForm(given: {
  clientId: string
  letter: MailedLetter
  kind: EventKind
  corrects: LetterEntry | null
  onSaved: (letter: MailedLetter) => void
}) {
  const { letter, kind, corrects } = given
  const { events: texts, form: stepTexts } = useMessages().mailing
  const [values, setValues] = useState<EventValues>({
    day: corrects?.day ?? '',
    printedDay: corrects?.printedDay ?? '',
  })
  const [attempt, setAttempt] = useState(0)
  const [isTaking, setTaking] = useState(false)
  const failed = isTaking ? texts.withdrawFailed : texts.failed
  const { fileProblem, refused, forgetRefusal, upload: send, ...upload } = useProofUpload(failed)

  const latest = useLatestDay(given.clientId)
  const problems = eventProblems({ kind, values, hasFile: upload.file !== null, corrects }, letter, latest)
  const sentences: Record<string, string> = { ...refused }
  if (attempt > 0)
    for (const problem of problems) sentences[problem.field] = sentenceFor(problem, kind, letter)
  if (fileProblem) sentences.evidence = fileProblem

  function sentenceFor(problem: EventProblem, of: EventKind, { steps }: MailedLetter): string {
    if (problem.is === 'evidence') return texts.problems.evidence
    if (problem.is === 'late')
      return texts.problems.printedLate[of === 'answered' ? of : 'reinsertion_notice']
    if (problem.is === 'early') return texts.problems.early(formatDay(steps[0]?.day ?? ''))
    return stepTexts.problems[problem.is]
  }
  const change = (part: Partial<EventValues>) => {
    setValues((before) => ({ ...before, ...part }))
    forgetRefusal()
  }
  const save = async () => {
    if (upload.progress !== null) return
    setAttempt((before) => before + 1)
    setTaking(false)
    if (problems.length > 0 || fileProblem) return
    await send(async (uploader) => {
      const saved = await uploader(recordLetterEvent, {
        params: { id: given.clientId },
        fields: {
          documentId: String(letter.documentId),
          kind,
          day: values.day,
          ...(values.printedDay ? { printedDay: values.printedDay } : {}),
          ...(corrects ? { corrects: String(corrects.id) } : {}),
        },
        files: { evidence: upload.file },
      })
      given.onSaved(saved)
    })
  }
  const takeBack = async () => {
    if (upload.progress !== null || corrects === null) return
    setTaking(true)
    await send(async (_uploader, call) => {
      const params = { id: given.clientId, event: String(corrects.id) }
      given.onSaved(await call(withdrawLetterEvent, { params }))
    })
  }
  return { ...upload, latest, values, change, sentences, attempt, isTaking, save, takeBack }
}
