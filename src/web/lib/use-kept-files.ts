import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import type { FirstWrite } from './first-write.ts'
import { logProblem } from './log-problem.ts'

/** A chosen file that the server keeps until its form is sent. */
export interface KeptFile<Field extends string> {
  field: Field
  fileName: string
  bytes: number
}

/** Files of an earlier visit that the server keeps, by field. */
export type KeptFiles<Field extends string> = Partial<Record<Field, KeptFile<Field>>>

/** How a form keeps a file and drops it again. The same object each time. */
export interface KeptFileCalls<Field extends string> {
  keep: (
    field: Field,
    files: readonly File[],
    sending: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<unknown>
  drop: (field: Field) => Promise<unknown>
}

export interface FileKeeping<Field extends string> {
  kept: KeptFiles<Field>
  /** What the draft of an earlier visit holds. */
  restore: (files: readonly KeptFile<Field>[]) => void
  /** A chosen file is kept in the background: a reload then drops nothing. It does not matter to the form whether it can be. */
  keep: (field: Field, files: readonly File[]) => void
  /** What the server keeps now in the place of what was chosen. */
  adopt: (file: KeptFile<Field>) => void
  drop: (field: Field) => void
  /** Nothing is on its way any more: a file that arrived after the form would outlive it. */
  settle: () => Promise<void>
  /** Everything chosen has arrived, before the page is left for a while. Answers the fields of which it could not be kept. */
  arrive: () => Promise<Field[]>
}

interface Sending {
  controller: AbortController
  /** Every byte has left: stopping would not tell whether it arrived. */
  isSent: boolean
  ended: Promise<void>
}

/**
 * Keeps the chosen files with the draft on the server; the browser's own storage never holds a byte of them.
 * @param onRefused hears the sentence of a file that the server opened and did not take
 */
export function useKeptFiles<Field extends string>(
  calls: KeptFileCalls<Field>,
  firstWrite: FirstWrite,
  onRefused: (field: Field, files: readonly File[], reason: string) => void,
): FileKeeping<Field> {
  const [kept, setKept] = useState<KeptFiles<Field>>({})
  const sending = useRef(new Map<Field, Sending>())
  const unkept = useRef(new Map<Field, readonly File[]>())

  const stop = useCallback(async (field: Field) => {
    const before = sending.current.get(field)
    if (before && !before.isSent) before.controller.abort()
    await before?.ended
  }, [])

  const start = useCallback(
    (field: Field, work: (own: Sending) => Promise<unknown>, onFailed?: (error: unknown) => void) => {
      const earlier = stop(field)
      const own: Sending = { controller: new AbortController(), isSent: false, ended: Promise.resolve() }
      // One after the other: of two files for one place the later choice is the one that stays.
      own.ended = earlier
        .then(() => (own.controller.signal.aborted ? undefined : firstWrite(async () => work(own))))
        .catch((error: unknown) => {
          if (own.controller.signal.aborted) return
          logProblem('A chosen file could not be kept.', error)
          onFailed?.(error)
        })
        .then(() => {
          if (sending.current.get(field) === own) sending.current.delete(field)
        })
      sending.current.set(field, own)
    },
    [stop, firstWrite],
  )

  const forget = useCallback((field: Field) => {
    unkept.current.delete(field)
    setKept(({ [field]: _gone, ...rest }) => rest as KeptFiles<Field>)
  }, [])
  const keep = useCallback(
    (field: Field, files: readonly File[]) => {
      forget(field)
      const work = (own: Sending) =>
        calls.keep(field, files, {
          signal: own.controller.signal,
          onProgress: (fraction) => {
            own.isSent = fraction >= 1
          },
        })
      start(field, work, (error) => {
        const reason = error instanceof ApiError && error.code === 'file_refused' ? error.sentence : null
        if (reason === null) unkept.current.set(field, files)
        else onRefused(field, files, reason)
      })
    },
    [forget, start, calls, onRefused],
  )
  const drop = useCallback(
    (field: Field) => {
      forget(field)
      start(field, (own) => {
        own.isSent = true
        return calls.drop(field)
      })
    },
    [forget, start, calls],
  )
  const restore = useCallback((files: readonly KeptFile<Field>[]) => {
    setKept(Object.fromEntries(files.map((file) => [file.field, file])) as KeptFiles<Field>)
  }, [])
  const adopt = useCallback((file: KeptFile<Field>) => {
    unkept.current.delete(file.field)
    setKept((before) => ({ ...before, [file.field]: file }))
  }, [])
  const settle = useCallback(async () => {
    await Promise.all([...sending.current.keys()].map(stop))
  }, [stop])
  const arrive = useCallback(async () => {
    for (const [field, files] of unkept.current) keep(field, files)
    while (sending.current.size > 0)
      await Promise.all([...sending.current.values()].map(({ ended }) => ended))
    return [...unkept.current.keys()]
  }, [keep])
  return { kept, restore, keep, adopt, drop, settle, arrive }
}
