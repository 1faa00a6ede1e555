import { useState } from 'react'
import { type MailedLetter, recordMailing } from '../../../shared/api/mailing.ts'
import { formatDay } from '../../lib/format.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { likelyStep, type MailingProblem, type MailingValues, mailingProblems } from './mailing-problems.ts'
import { useProofUpload } from './use-proof-upload.ts'

/** One step of one letter, as it is entered and sent. */
export function useMailingForm(given: {
  clientId: string
  letter: MailedLetter
  onSaved: (letter: MailedLetter) => void
}) {
  const { letter } = given
  const texts = useMessages().mailing.form
  const [values, setValues] = useState<MailingValues>({
    state: likelyStep(letter),
    day: '',
    certifiedNumber: letter.certifiedNumber ?? '',
  })
  const [attempt, setAttempt] = useState(0)
  const { fileProblem, refused, forgetRefusal, upload: send, ...upload } = useProofUpload(texts.failed)

  const latest = useLatestDay(given.clientId)
  const problems = mailingProblems(values, letter, latest)
  const sentences: Record<string, string> = { ...refused }
  if (attempt > 0) for (const problem of problems) sentences[problem.field] = sentenceFor(problem, texts)
  if (fileProblem) sentences.evidence = fileProblem

  const change = (part: Partial<MailingValues>) => {
    // A step that was entered before is corrected: its day is there to begin with.
    const entered = part.state && letter.steps.find(({ state }) => state === part.state)
    setValues((before) => ({ ...before, ...(entered && { day: entered.day }), ...part }))
    forgetRefusal()
  }
  const save = async () => {
    if (upload.progress !== null) return
    setAttempt((before) => before + 1)
    const { state, day } = values
    if (problems.length > 0 || fileProblem || state === '') return
    await send(async (uploader) => {
      const certifiedNumber = values.certifiedNumber.trim()
      const saved = await uploader(recordMailing, {
        params: { id: given.clientId },
        fields: {
          documentId: String(letter.documentId),
          state,
          day,
          ...(certifiedNumber ? { certifiedNumber } : {}),
        },
        files: { evidence: upload.file },
      })
      given.onSaved(saved)
    })
  }
  return { ...upload, latest, values, change, sentences, attempt, save }
}

function sentenceFor(
  problem: MailingProblem,
  texts: ReturnType<typeof useMessages>['mailing']['form'],
): string {
  if (problem.is === 'early' || problem.is === 'late')
    return texts.problems[problem.is](formatDay(problem.other))
  return texts.problems[problem.is]
}
