/** Where the share target of the manifest posts to, and the field of its files. */
export const shareAddress = '/upload'
export const shareField = 'reports'

/** How the page asks the worker for the files. */
export const takeSharedFilesMessage = 'take-shared-files'

const keptMs = 10 * 60_000

/**
 * Shared files between the share and the page that asks for them: in memory alone, never in the browser's storage
 * (decision 20 of the contract), handed over once, forgotten after ten minutes.
 * @param now milliseconds
 */
export function createSharedFiles(now: () => number) {
  let kept: { files: readonly File[]; at: number } | null = null
  return {
    keep(files: readonly File[]): void {
      kept = { files, at: now() }
    },
    take(): readonly File[] {
      const files = kept !== null && now() - kept.at < keptMs ? kept.files : []
      kept = null
      return files
    },
  }
}

/** Whether a request is one of the share target. */
export function isShare({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean {
  const address = new URL(url)
  return method === 'POST' && address.origin === origin && address.pathname === shareAddress
}

/** The files of what was shared; anything else in it is left. */
export function filesOf(form: FormData | null): readonly File[] {
  return form?.getAll(shareField).filter((each) => each instanceof File) ?? []
}
