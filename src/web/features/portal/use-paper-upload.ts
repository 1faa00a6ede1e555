import { useRef, useState } from 'react'
import { addPaper, type PaperField } from '../../../shared/api/papers.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { checkChosenFile } from '../../lib/check-chosen-file.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'

const wanted = { accepts: 'document', maxMegabytes: 10 } as const

/** One paper on its way: chosen, sent, refused. What was added last stays said until the next one is chosen. */
export function usePaperUpload(clientId: number, onAdded: () => void) {
  const { papers: texts } = useMessages().portal
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [added, setAdded] = useState<{ field: PaperField; fileName: string } | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const choose = async (chosen: File) => {
    setFile(chosen)
    setAdded(null)
    const found = await checkChosenFile(chosen, wanted)
    setProblem(found && texts.problems[found])
  }
  const remove = () => {
    setFile(null)
    setProblem(null)
  }
  const send = async (field: PaperField) => {
    if (progress !== null) return
    if (!file) return setProblem(texts.choose)
    if (await checkChosenFile(file, wanted)) return
    const controller = new AbortController()
    stopper.current = controller
    setProblem(null)
    setProgress(0)
    try {
      const { fileName } = await uploadWithProgress(addPaper, {
        params: { id: String(clientId) },
        fields: { field },
        files: { paper: file },
        onProgress: setProgress,
        signal: controller.signal,
      })
      remove()
      setAdded({ field, fileName })
      onAdded()
    } catch (error) {
      if (!controller.signal.aborted) setProblem(sentenceOf(error, texts.failed))
    } finally {
      setProgress(null)
    }
  }
  return { file, problem, progress, added, choose, remove, send, stop: () => stopper.current?.abort() }
}
