import { useRef, useState } from 'react'
import { type DisputeResult, uploadResults } from '../../../shared/api/results.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { localDay } from '../../lib/local-day.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type AnswerProblem, type AnswerValues, answerProblems, checkAnswerFile } from './answer-problems.ts'

/** One bureau's answer on its way. After a failure everything is still there. */
export function useAnswerUpload(clientId: string, onSaved: (result: DisputeResult) => void) {
  const texts = useMessages().results.upload
  const [values, setValues] = useState<AnswerValues>({ bureau: '', receivedOn: '' })
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<AnswerProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)
  const problems = answerProblems({
    values,
    hasFile: file !== null,
    fileProblem,
    today: localDay(new Date()),
  })
  const wrong = (field: 'bureau' | 'receivedOn' | 'file'): string | null => {
    const problem = problems[field]
    // A wrong file is told at once, what is missing only after the button was pressed.
    const shown = problem && (attempt > 0 || (field === 'file' && file !== null))
    return shown ? texts.problems[problem] : (refused[field === 'file' ? 'answer' : field] ?? null)
  }
  const change = (part: Partial<AnswerValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setRefused({})
  }
  const choose = async (chosen: File) => {
    const found = await checkAnswerFile(chosen)
    setFile(chosen)
    setFileProblem(found)
    setRefused({})
  }
  const send = async () => {
    if (progress !== null) return
    setAttempt((before) => before + 1)
    setFailure(null)
    if (Object.keys(problems).length > 0 || values.bureau === '') return
    const controller = new AbortController()
    stopper.current = controller
    setProgress(0)
    try {
      onSaved(
        await uploadWithProgress(uploadResults, {
          params: { id: clientId },
          fields: { bureau: values.bureau, receivedOn: values.receivedOn },
          files: { answer: file },
          onProgress: setProgress,
          signal: controller.signal,
        }),
      )
    } catch (error) {
      if (controller.signal.aborted) return
      logProblem('An answer was not uploaded.', error)
      setRefused(error instanceof ApiError ? error.fields : {})
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setProgress(null)
    }
  }
  const removeFile = () => {
    setFile(null)
    setFileProblem(null)
  }
  const stop = () => stopper.current?.abort()
  return { values, change, file, choose, removeFile, wrong, attempt, failure, progress, send, stop }
}
