import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askForSharedFiles } from '../../lib/shared-files.ts'
import { useFilesByBureau } from './use-files-by-bureau.ts'

const sharedFilesKey = ['shared-files'] as const

/** Files that were shared into the app; nothing is sent before `upload`. `isKnown` once it is known whether there are any. */
export function useSharedFiles(client: string) {
  const queries = useQueryClient()
  // Asked of the worker once; afterwards they are this app's, in memory, until it is left.
  const { data } = useQuery({
    queryKey: sharedFilesKey,
    queryFn: askForSharedFiles,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const drop = (gone: readonly File[]) =>
    queries.setQueryData<readonly File[]>(sharedFilesKey, (left = []) =>
      left.filter((file) => !gone.includes(file)),
    )
  return { isKnown: data !== undefined, ...useFilesByBureau(client, data ?? [], drop) }
}
