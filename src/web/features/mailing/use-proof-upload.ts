import { useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { checkEvidenceFile } from './check-evidence-file.ts'

interface Sending {
  file: File | null
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** A photo or PDF that proves an entry, and the sending of both. After a failure everything is still there. */
export function useProofUpload() {
  const texts = useMessages().mailing.form
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const choose = async (chosen: File) => {
    const wrong = await checkEvidenceFile(chosen)
    setFile(chosen)
    setFileProblem(wrong && texts.problems[wrong])
    setRefused({})
  }
  /** Runs `upload`; what it throws becomes sentences at the fields and one for the whole. */
  const send = async (failedSentence: string, upload: (sending: Sending) => Promise<void>) => {
    const controller = new AbortController()
    stopper.current = controller
    setFailure(null)
    setProgress(0)
    try {
      await upload({ file, onProgress: setProgress, signal: controller.signal })
    } catch (error) {
      if (controller.signal.aborted) return
      logProblem('An entry of the mail log was not saved.', error)
      setRefused(error instanceof ApiError ? error.fields : {})
      setFailure(sentenceOf(error, failedSentence))
    } finally {
      setProgress(null)
    }
  }
  return {
    file,
    fileProblem,
    choose,
    removeFile: () => {
      setFile(null)
      setFileProblem(null)
    },
    failure,
    refused,
    forgetRefusal: () => setRefused({}),
    progress,
    send,
    stop: () => stopper.current?.abort(),
  }
}
