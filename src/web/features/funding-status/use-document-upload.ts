import { useState } from 'react'
import { uploadFundingDocument } from '../../../shared/api/funding-application.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { checkFundingFile } from '../../lib/check-funding-file.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { FileState } from '../../ui/file-row.tsx'

/** One file on its way to one document: checked here first, then sent; a failed one stays to be tried again. */
export function useDocumentUpload(applicationId: number, onReceived: () => void) {
  const { upload: texts } = useMessages().fundingStatus
  const [state, setState] = useState<FileState | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [stop, setStop] = useState<AbortController | null>(null)

  const send = async (documentId: number, chosen: File) => {
    const row = { name: chosen.name, bytes: chosen.size }
    setFile(chosen)
    const wrong = await checkFundingFile(chosen)
    if (wrong) {
      setFile(null)
      setState({ ...row, problem: texts[wrong] })
      return
    }
    const controller = new AbortController()
    setStop(controller)
    setState({ ...row, progress: 0 })
    try {
      await uploadWithProgress(uploadFundingDocument, {
        params: { id: String(applicationId), document: String(documentId) },
        fields: undefined,
        files: { file: chosen },
        onProgress: (progress) => setState({ ...row, progress }),
        signal: controller.signal,
      })
      setFile(null)
      setState({ ...row, stored: true, recognised: texts.received(chosen.name) })
      onReceived()
    } catch (error) {
      if (controller.signal.aborted) {
        setFile(null)
        setState(null)
      } else setState({ ...row, problem: sentenceOf(error, texts.failed) })
    } finally {
      setStop(null)
    }
  }
  return {
    state,
    send,
    /** Only what was refused by the network or the server can be tried again. */
    retry: file && state?.problem ? (documentId: number) => send(documentId, file) : undefined,
    stop: () => stop?.abort(),
    clear: () => {
      setFile(null)
      setState(null)
    },
  }
}
