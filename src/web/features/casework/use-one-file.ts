import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Uploader, useUpload } from '../../lib/use-upload.ts'

/**
 * A form with one file, sent with the rest of it. After a failure all is as it was; once it is sent the file is gone, and the
 * whole case is asked for anew.
 */
export function useOneFile(failed: string) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  /** A new one empties the input, which the browser holds. */
  const [turn, setTurn] = useState(0)
  const [done, setDone] = useState('')
  const { upload, progress, failure, refuse } = useUpload(failed)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setDone('')
    refuse(null)
  }
  const send = (each: (uploader: Uploader, file: File) => Promise<string>, missing: string) => {
    if (file === null) return refuse(missing)
    void upload(async (uploader) => {
      setDone(await each(uploader, file))
      setFile(null)
      setTurn((before) => before + 1)
      await queries.invalidateQueries()
    })
  }
  return { turn, choose, send, done, failure, busy: progress !== null }
}
