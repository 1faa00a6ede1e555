import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listUploadedReports, uploadCreditReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { askForSharedFiles } from '../../lib/shared-files.ts'
import { Refused } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { checkReportFiles } from './check-report-file.ts'
import { proposedBureau } from './proposed-bureau.ts'

/** '': not said yet; 'none': not to be uploaded. */
export type SharedAs = BureauKey | 'none' | ''

const sharedFilesKey = ['shared-files'] as const

/** Files that were shared into the app, and which report each is said to be; nothing is sent before `upload`. */
export function useSharedFiles(client: string) {
  const { reports } = useMessages()
  const queries = useQueryClient()
  // Asked of the worker once; afterwards they are this app's, in memory, until it is left.
  const { data: files = null } = useQuery({
    queryKey: sharedFilesKey,
    queryFn: askForSharedFiles,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const [said, setSaid] = useState<ReadonlyMap<File, SharedAs>>(new Map())
  const { title, description } = reports.failed
  const uploading = useUpload(`${title}: ${description}`)
  /** Those that were sent, or not wanted. */
  const drop = (dropped: readonly File[]) =>
    queries.setQueryData<readonly File[]>(sharedFilesKey, (left = []) =>
      left.filter((file) => !dropped.includes(file)),
    )

  const asOf = (file: File): SharedAs => said.get(file) ?? proposedBureau(file.name) ?? ''
  const ofBureau = (bureau: BureauKey) => (files ?? []).filter((file) => asOf(file) === bureau)

  const upload = () =>
    uploading.upload(async (uploader) => {
      const all = files ?? []
      if (all.some((file) => asOf(file) === '')) throw new Refused(reports.shared.chooseFirst)
      // Each bureau's files are one report; what went is gone from the list, so that a second press sends the rest.
      for (const bureau of bureauKeys) {
        const own = ofBureau(bureau)
        if (own.length === 0) continue
        const refused = await checkReportFiles(own)
        if (refused) throw new Refused(reports[refused])
        await uploader(uploadCreditReport, {
          fields: { bureau, clientId: client },
          files: { creditReport: own },
        })
        drop(own)
        void queries.invalidateQueries({ queryKey: queryKeyOf(listUploadedReports, { query: { client } }) })
      }
      drop(all)
    })
  return {
    files,
    asOf,
    say: (file: File, as: SharedAs) => setSaid(new Map([...said, [file, as]])),
    /** Bureaus that files were said to be of. */
    bureaus: bureauKeys.filter((bureau) => ofBureau(bureau).length > 0),
    upload,
    busy: uploading.busy,
    failure: uploading.failure,
  }
}
