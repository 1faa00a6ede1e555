import { useState } from 'react'
import { type DisputeResult, uploadResults } from '../../../shared/api/results.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { namedBureau } from '../../parts/reports/named-bureau.ts'
import { type AnswerProblem, type AnswerValues, answerProblems, checkAnswerFiles } from './answer-problems.ts'

/**
 * One bureau's answer on its way, in one file or in photos of its pages. After a failure everything is still there.
 * @param bureaus those that were written to: the only one is chosen already, and of several the one that a file's name speaks of
 */
export function useAnswerUpload(
  clientId: string,
  bureaus: readonly BureauKey[],
  onSaved: (result: DisputeResult) => void,
) {
  const texts = useMessages().results.upload
  const [values, setValues] = useState<AnswerValues>(() => ({
    bureau: (bureaus.length === 1 && bureaus[0]) || '',
    receivedOn: '',
  }))
  const [files, setFiles] = useState<readonly File[]>([])
  const [fileProblem, setFileProblem] = useState<AnswerProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { failure, fields, progress, upload, stop, refuse } = useUpload(texts.failed)
  const problems = answerProblems({
    values,
    hasFile: files.length > 0,
    fileProblem,
    today: localDay(new Date()),
  })
  const wrong = (field: 'bureau' | 'receivedOn' | 'file'): string | null => {
    const problem = problems[field]
    // A wrong file is told at once, what is missing only after the button was pressed.
    const shown = problem && (attempt > 0 || (field === 'file' && files.length > 0))
    return shown ? texts.problems[problem] : (fields[field === 'file' ? 'answer' : field] ?? null)
  }
  const change = (part: Partial<AnswerValues>) => {
    setValues((before) => ({ ...before, ...part }))
    refuse(null)
  }
  const choose = async (chosen: readonly File[]) => {
    const found = await checkAnswerFiles(chosen)
    setFiles(chosen)
    setFileProblem(found)
    const named = namedBureau(chosen.map(({ name }) => name))
    if (named && bureaus.includes(named))
      setValues((before) => (before.bureau === '' ? { ...before, bureau: named } : before))
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
        await uploader(uploadResults, { params: { id: clientId }, fields: sent, files: { answer: files } }),
      ),
    )
  }
  const removeFile = () => {
    setFiles([])
    setFileProblem(null)
  }
  return { values, change, files, choose, removeFile, wrong, attempt, failure, progress, send, stop }
}
