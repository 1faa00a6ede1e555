import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { checkEvidenceFile } from './check-evidence-file.ts'

/** A photo or PDF that proves an entry, and the sending of both. After a failure everything is still there. */
export function useProofUpload(failed: string) {
  const texts = useMessages().mailing.form
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const { refuse, fields, ...sending } = useUpload(failed)

  const choose = async (chosen: File) => {
    const wrong = await checkEvidenceFile(chosen)
    setFile(chosen)
    setFileProblem(wrong && texts.problems[wrong])
    refuse(null)
  }
  return {
    file,
    fileProblem,
    choose,
    removeFile: () => {
      setFile(null)
      setFileProblem(null)
    },
    ...sending,
    refused: fields,
    forgetRefusal: () => refuse(null),
  }
}
