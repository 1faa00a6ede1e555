import { useRef, useState } from 'react'
import { type MailedLetter, recordMailing } from '../../../shared/api/mailing.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/format.ts'
import { localDay } from '../../lib/local-day.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { checkEvidenceFile } from './check-evidence-file.ts'
import { likelyStep, type MailingProblem, type MailingValues, mailingProblems } from './mailing-problems.ts'

/** One step of one letter, as it is entered and sent. After a failure everything is still there. */
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
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const problems = mailingProblems(values, letter, localDay(new Date()))
  const sentences: Record<string, string> = { ...refused }
  if (attempt > 0) for (const problem of problems) sentences[problem.field] = sentenceFor(problem, texts)
  if (fileProblem) sentences.evidence = fileProblem

  const change = (part: Partial<MailingValues>) => {
    // A step that was entered before is corrected: its day is there to begin with.
    const entered = part.state && letter.steps.find(({ state }) => state === part.state)
    setValues((before) => ({ ...before, ...(entered && { day: entered.day }), ...part }))
    setRefused({})
  }
  const choose = async (chosen: File) => {
    const wrong = await checkEvidenceFile(chosen)
    setFile(chosen)
    setFileProblem(wrong && texts.problems[wrong])
  }
  const save = async () => {
    if (progress !== null) return
    setAttempt((before) => before + 1)
    setFailure(null)
    if (problems.length > 0 || fileProblem || values.state === '') return
    const controller = new AbortController()
    stopper.current = controller
    setProgress(0)
    try {
      const certifiedNumber = values.certifiedNumber.trim()
      const saved = await uploadWithProgress(recordMailing, {
        params: { id: given.clientId },
        fields: {
          documentId: String(letter.documentId),
          state: values.state,
          day: values.day,
          ...(certifiedNumber ? { certifiedNumber } : {}),
        },
        files: { evidence: file },
        onProgress: setProgress,
        signal: controller.signal,
      })
      given.onSaved(saved)
    } catch (error) {
      if (controller.signal.aborted) return
      logProblem('A step of a letter was not saved.', error)
      setRefused(error instanceof ApiError ? error.fields : {})
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setProgress(null)
    }
  }
  return {
    values,
    change,
    file,
    choose,
    removeFile: () => {
      setFile(null)
      setFileProblem(null)
    },
    sentences,
    attempt,
    failure,
    progress,
    save,
    stop: () => stopper.current?.abort(),
  }
}

function sentenceFor(
  problem: MailingProblem,
  texts: ReturnType<typeof useMessages>['mailing']['form'],
): string {
  if (problem.is === 'early' || problem.is === 'late')
    return texts.problems[problem.is](formatDay(problem.other))
  return texts.problems[problem.is]
}
