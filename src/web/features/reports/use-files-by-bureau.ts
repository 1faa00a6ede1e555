import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listUploadedReports, uploadCreditReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { Refused } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { namedBureau } from '../../parts/reports/named-bureau.ts'
import { checkReportFiles } from './check-report-file.ts'

/** '': not said yet; 'none': not to be uploaded. */
export type FileAs = BureauKey | 'none' | ''

export type FilesByBureau = ReturnType<typeof useFilesByBureau>

/**
 * Several files, and which report each is said to be: what its name speaks of until the person says otherwise.
 * @param drop takes files off the list once they are uploaded or left out
 * @param readAs of what bureau a file was read to be, where it was read before
 */
export function useFilesByBureau(
  client: string,
  files: readonly File[],
  drop: (files: readonly File[]) => unknown,
  readAs: (file: File) => BureauKey | null = () => null,
) {
  const { reports } = useMessages()
  const queries = useQueryClient()
  const [said, setSaid] = useState<ReadonlyMap<File, FileAs>>(new Map())
  const { title, description } = reports.failed
  const uploading = useUpload(`${title}: ${description}`)
  const asOf = (file: File): FileAs => said.get(file) ?? readAs(file) ?? namedBureau([file.name]) ?? ''

  const upload = (all: readonly File[] = files) =>
    uploading.upload(async (uploader) => {
      if (all.some((file) => asOf(file) === '')) throw new Refused(reports.shared.chooseFirst)
      // Each bureau's files are one report; what went is gone from the list, so that a second press sends the rest.
      for (const bureau of bureauKeys) {
        const own = all.filter((file) => asOf(file) === bureau)
        if (own.length === 0) continue
        const refused = await checkReportFiles(own)
        if (refused) throw new Refused(reports[refused])
        await uploader(uploadCreditReport, {
          fields: { bureau, clientId: client },
          files: { creditReport: own },
        })
        await drop(own)
        void queries.invalidateQueries({ queryKey: queryKeyOf(listUploadedReports, { query: { client } }) })
      }
      await drop(all)
    })
  return {
    files,
    asOf,
    say: (file: File, as: FileAs) => setSaid(new Map([...said, [file, as]])),
    /** Bureaus that files were said to be of. */
    bureaus: bureauKeys.filter((bureau) => files.some((file) => asOf(file) === bureau)),
    upload,
    busy: uploading.busy,
    failure: uploading.failure,
  }
}
