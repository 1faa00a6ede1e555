import { useCallback, useRef, useState } from 'react'

export interface CheckedFile {
  file: File
  /** Further pages of the same report, in their order. */
  more: readonly File[]
  /** A sentence when the file cannot be sent; it is then kept on the page and left out of the request. */
  problem: string | null
}
export type CheckedFiles<Field extends string> = Partial<Record<Field, CheckedFile>>

/**
 * The files chosen so far. A file is there once it was looked into; whoever sends sooner waits with `whole`, so that none
 * is left out without a word.
 * @param check a sentence when the file cannot be sent
 */
export function useCheckedFiles<Field extends string>(
  check: (field: Field, file: File, more: readonly File[]) => Promise<string | null>,
) {
  const [files, setFiles] = useState<CheckedFiles<Field>>({})
  const latest = useRef(files)
  const looking = useRef(new Set<Promise<void>>())

  const change = useCallback((next: (before: CheckedFiles<Field>) => CheckedFiles<Field>) => {
    latest.current = next(latest.current)
    setFiles(latest.current)
  }, [])
  const choose = useCallback(
    async (field: Field, file: File, more: readonly File[] = []) => {
      const look = check(field, file, more).then((problem) =>
        change((before) => ({ ...before, [field]: { file, more, problem } })),
      )
      looking.current.add(look)
      await look.finally(() => looking.current.delete(look))
    },
    [check, change],
  )
  const remove = useCallback(
    (field: Field) => change(({ [field]: _removed, ...rest }) => rest as CheckedFiles<Field>),
    [change],
  )
  /** What the server found in a file that looked right here; nothing when another file was chosen meanwhile. */
  const refuse = useCallback(
    (field: Field, file: File, problem: string) =>
      change((before) => {
        const own = before[field]
        return own?.file === file ? { ...before, [field]: { ...own, problem } } : before
      }),
    [change],
  )
  const clear = useCallback(() => change(() => ({})), [change])
  const whole = useCallback(async () => {
    while (looking.current.size > 0) await Promise.all(looking.current)
    return latest.current
  }, [])
  return { files, choose, remove, refuse, clear, whole }
}
