import { useState } from 'react'
import { addPaper, type PaperField } from '../../../shared/api/papers.ts'
import { checkChosenFile } from '../../lib/check-chosen-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'

const wanted = { accepts: 'document' } as const

/** One paper on its way: chosen, sent, refused. What was added last stays said until the next one is chosen. */
export function usePaperUpload(clientId: number, onAdded: () => void) {
  const { papers: texts } = useMessages().portal
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { failure, progress, upload, stop, refuse } = useUpload(texts.failed)
  const [added, setAdded] = useState<{ field: PaperField; fileName: string } | null>(null)

  const choose = async (chosen: File) => {
    setFile(chosen)
    setAdded(null)
    refuse(null)
    const found = await checkChosenFile(chosen, wanted)
    setProblem(found && texts.problems[found])
  }
  const remove = () => {
    setFile(null)
    setProblem(null)
    refuse(null)
  }
  const send = async (field: PaperField) => {
    if (progress !== null) return
    if (!file) return setProblem(texts.choose)
    if (await checkChosenFile(file, wanted)) return
    setProblem(null)
    await upload(async (uploader) => {
      const { fileName } = await uploader(addPaper, {
        params: { id: String(clientId) },
        fields: { field },
        files: { paper: file },
      })
      remove()
      setAdded({ field, fileName })
      onAdded()
    })
  }
  return { file, problem: problem ?? failure, progress, added, choose, remove, send, stop }
}
