import { useEffect, useState } from 'react'
import { dropSharedFiles, takeSharedFiles } from '../../lib/shared-files.ts'
import { useFilesByBureau } from './use-files-by-bureau.ts'

/** Files that were shared into the app; nothing is sent before `upload`. `isKnown` once it is known whether there are any. */
export function useSharedFiles(client: string) {
  const [files, setFiles] = useState<readonly File[] | null>(null)
  useEffect(() => {
    void takeSharedFiles().then(setFiles)
  }, [])
  const drop = async (gone: readonly File[]) => setFiles(await dropSharedFiles(gone))
  return { isKnown: files !== null, ...useFilesByBureau(client, files ?? [], drop) }
}
