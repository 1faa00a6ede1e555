import { useState } from 'react'
import { addPaper, type PaperField } from '../../../shared/api/papers.ts'
import { firstProblemOf } from '../../lib/check-chosen-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'

const wanted = { accepts: 'document' } as const

/** One paper on its way: its photos or files chosen, sent, refused. What was added last stays said until the next one is chosen. */
export function usePaperUpload(clientId: string, onAdded: () => void) {
  const { papers: texts } = useMessages()
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const { failure, progress, upload, stop, refuse } = useUpload(texts.failed)
  const [added, setAdded] = useState<{ field: PaperField; fileName: string } | null>(null)

  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    setAdded(null)
    refuse(null)
    const found = await firstProblemOf(chosen, wanted)
    setProblem(found && texts.problems[found.problem](found.name))
  }
  const remove = () => {
    setFiles([])
    setProblem(null)
    refuse(null)
  }
  const send = async (field: PaperField, replaces: number | null) => {
    if (progress !== null) return
    if (files.length === 0) return setProblem(texts.choose)
    if (problem !== null) return
    await upload(async (uploader) => {
      const { fileName } = await uploader(addPaper, {
        params: { id: clientId },
        fields: { field, ...(replaces === null ? {} : { replaces: String(replaces) }) },
        files: { paper: files },
      })
      remove()
      setAdded({ field, fileName })
      onAdded()
    })
  }
  const forget = () => setAdded(null)
  return { files, problem: problem ?? failure, progress, added, forget, choose, remove, send, stop }
}
