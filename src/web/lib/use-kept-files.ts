import { useCallback, useRef, useState } from 'react'
import {
  dropIntakeFile,
  type IntakeFileField,
  type KeptIntakeFile,
  keepIntakeFile,
} from '../../../shared/api/intake.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import type { FirstWrite } from './first-write.ts'

/** Files of an earlier visit that the server keeps, by field. */
export type KeptFiles = Partial<Record<IntakeFileField, KeptIntakeFile>>

export interface FileKeeping {
  kept: KeptFiles
  /** What the draft of an earlier visit holds. */
  restore: (files: readonly KeptIntakeFile[]) => void
  /** A chosen file is kept in the background: a reload then drops nothing. It does not matter to the form whether it can be. */
  keep: (field: IntakeFileField, files: readonly File[]) => void
  drop: (field: IntakeFileField) => void
  /** Nothing is on its way any more: a file that arrived after the intake would outlive it. */
  settle: () => Promise<void>
}

interface Sending {
  controller: AbortController
  /** Every byte has left: stopping would not tell whether it arrived. */
  isSent: boolean
  ended: Promise<void>
}

/** Keeps the chosen files with the draft on the server; the browser's own storage never holds a byte of them. */
export function useKeptFiles(firstWrite: FirstWrite): FileKeeping {
  const [kept, setKept] = useState<KeptFiles>({})
  const sending = useRef(new Map<IntakeFileField, Sending>())

  const stop = useCallback(async (field: IntakeFileField) => {
    const before = sending.current.get(field)
    if (before && !before.isSent) before.controller.abort()
    await before?.ended
  }, [])

  const start = useCallback(
    (field: IntakeFileField, work: (own: Sending) => Promise<unknown>) => {
      const earlier = stop(field)
      const own: Sending = { controller: new AbortController(), isSent: false, ended: Promise.resolve() }
      // One after the other: of two files for one place the later choice is the one that stays.
      own.ended = earlier
        .then(() => (own.controller.signal.aborted ? undefined : firstWrite(async () => work(own))))
        .catch((error: unknown) => {
          if (!own.controller.signal.aborted) logProblem('A chosen file could not be kept.', error)
        })
        .then(() => {
          if (sending.current.get(field) === own) sending.current.delete(field)
        })
      sending.current.set(field, own)
    },
    [stop, firstWrite],
  )

  const forget = useCallback(
    (field: IntakeFileField) => setKept(({ [field]: _gone, ...rest }) => rest as KeptFiles),
    [],
  )
  const keep = useCallback(
    (field: IntakeFileField, files: readonly File[]) => {
      forget(field)
      start(field, (own) =>
        uploadWithProgress(keepIntakeFile, {
          fields: { field },
          files: { chosen: files },
          signal: own.controller.signal,
          onProgress: (fraction) => {
            own.isSent = fraction >= 1
          },
        }),
      )
    },
    [forget, start],
  )
  const drop = useCallback(
    (field: IntakeFileField) => {
      forget(field)
      start(field, (own) => {
        own.isSent = true
        return callApi(dropIntakeFile, { params: { field } })
      })
    },
    [forget, start],
  )
  const restore = useCallback((files: readonly KeptIntakeFile[]) => {
    setKept(Object.fromEntries(files.map((file) => [file.field, file])))
  }, [])
  const settle = useCallback(async () => {
    await Promise.all([...sending.current.keys()].map(stop))
  }, [stop])
  return { kept, restore, keep, drop, settle }
}
