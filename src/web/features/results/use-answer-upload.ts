import { useState } from 'react'
import { type DisputeResult, uploadResults } from '../../../shared/api/results.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { type AnswerProblem, type AnswerValues, answerProblems, checkAnswerFile } from './answer-problems.ts'

/** One bureau's answer on its way. After a failure everything is still there. */
export function useAnswerUpload(clientId: string, onSaved: (result: DisputeResult) => void) {
  const texts = useMessages().results.upload
  const [values, setValues] = useState<AnswerValues>({ bureau: '', receivedOn: '' })
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<AnswerProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { failure, fields, progress, upload, stop, refuse } = useUpload(texts.failed)
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
    return shown ? texts.problems[problem] : (fields[field === 'file' ? 'answer' : field] ?? null)
  }
  const change = (part: Partial<AnswerValues>) => {
    setValues((before) => ({ ...before, ...part }))
    refuse(null)
  }
  const choose = async (chosen: File) => {
    const found = await checkAnswerFile(chosen)
    setFile(chosen)
    setFileProblem(found)
    refuse(null)
  }
  const send = async () => {
    if (progress !== null) return
    setAttempt((before) => before + 1)
    refuse(null)
    if (Object.keys(problems).length > 0 || values.bureau === '') return
    const sent = { bureau: values.bureau, receivedOn: values.receivedOn }
    await upload(async (uploader) =>
      onSaved(
        await uploader(uploadResults, { params: { id: clientId }, fields: sent, files: { answer: file } }),
      ),
    )
  }
  const removeFile = () => {
    setFile(null)
    setFileProblem(null)
  }
  return { values, change, file, choose, removeFile, wrong, attempt, failure, progress, send, stop }
}
