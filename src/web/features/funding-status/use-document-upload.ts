import { useState } from 'react'
import { uploadFundingDocument } from '../../../shared/api/funding-application.ts'
import { checkFundingFile } from '../../lib/check-funding-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import type { FileState } from '../../ui/file-row.tsx'

/** One file on its way to one document: checked here first, then sent; a failed one stays to be tried again. */
export function useDocumentUpload(applicationId: number, onReceived: () => void) {
  const { upload: texts } = useMessages().fundingStatus
  const [shown, setShown] = useState<FileState | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const { failure, progress, upload, stop, refuse } = useUpload(texts.failed)

  const send = async (documentId: number, chosen: File) => {
    const row = { name: chosen.name, bytes: chosen.size }
    setFile(chosen)
    const wrong = await checkFundingFile(chosen)
    refuse(null)
    if (wrong) {
      setFile(null)
      setShown({ ...row, problem: texts[wrong] })
      return
    }
    setShown(row)
    await upload(async (uploader) => {
      try {
        await uploader(uploadFundingDocument, {
          params: { id: String(applicationId), document: String(documentId) },
          fields: undefined,
          files: { file: chosen },
        })
      } catch (error) {
        if (!isStopped(error)) throw error
        setFile(null)
        setShown(null)
        return
      }
      setFile(null)
      setShown({ ...row, stored: true, recognised: texts.received(chosen.name) })
      onReceived()
    })
  }
  const state = shown && {
    ...shown,
    ...(progress === null ? {} : { progress }),
    ...(failure === null ? {} : { problem: failure }),
  }
  return {
    state,
    send,
    /** Only what was refused by the network or the server can be tried again. */
    retry: file && state?.problem ? (documentId: number) => send(documentId, file) : undefined,
    stop,
    clear: () => {
      setFile(null)
      setShown(null)
      refuse(null)
    },
  }
}

function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
