import { useCallback, useState } from 'react'
import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { checkChosenFile } from './check-chosen-file.ts'

export interface ChosenFile {
  file: File
  /** A sentence when the file cannot be sent; it is then kept on the page and left out of the request. */
  problem: string | null
}

export type ChosenFiles = Partial<Record<IntakeFileField, ChosenFile>>

/** The files chosen so far. They stay through both steps and through a failed submission. */
export function useIntakeFiles() {
  const { intake } = useMessages()
  const [files, setFiles] = useState<ChosenFiles>({})

  const choose = useCallback(
    async (field: IntakeFileField, file: File) => {
      const slot = intakeFiles.find((each) => each.field === field)
      if (!slot) return
      const found = await checkChosenFile(file, slot)
      const problem =
        found === null
          ? null
          : found === 'empty'
            ? intake.empty(file.name)
            : found === 'tooLarge'
              ? intake.tooLarge(file.name, slot.maxMegabytes)
              : slot.accepts === 'pdf'
                ? intake.notPdf(file.name)
                : intake.wrongKind(file.name)
      setFiles((before) => ({ ...before, [field]: { file, problem } }))
    },
    [intake],
  )
  const remove = useCallback((field: IntakeFileField) => {
    setFiles(({ [field]: _removed, ...rest }) => rest)
  }, [])
  const refuse = useCallback((field: IntakeFileField, problem: string) => {
    setFiles((before) => {
      const chosen = before[field]
      return chosen ? { ...before, [field]: { ...chosen, problem } } : before
    })
  }, [])
  return { files, choose, remove, refuse }
}

/** How far each file is sent, when the request sends them in this order: 0 to 1 by field. */
export function progressByField(
  order: readonly { field: string; bytes: number }[],
  fraction: number,
): Record<string, number> {
  const total = order.reduce((sum, each) => sum + each.bytes, 0)
  let before = 0
  const progress: Record<string, number> = {}
  for (const { field, bytes } of order) {
    progress[field] = bytes === 0 ? 1 : Math.min(1, Math.max(0, (fraction * total - before) / bytes))
    before += bytes
  }
  return progress
}
