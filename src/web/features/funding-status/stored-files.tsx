import { downloadFundingFile, type FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface StoredFilesProps {
  applicationId: number
  files: FundingApplicationShown['documents'][number]['files']
}

/** What was sent for one document, each file to be opened again. */
export function StoredFiles({ applicationId, files }: StoredFilesProps) {
  const { documents: texts } = useMessages().fundingStatus
  if (files.length === 0) return null
  return (
    <ul className="mt-1 ml-6">
      {files.map(({ id, fileName, bytes, receivedAt }) => (
        <li key={id}>
          <TextLink
            to={addressOf(downloadFundingFile, {
              params: { id: String(applicationId), file: String(id) },
            })}
            className="inline-flex min-h-11 items-center text-sm break-all"
          >
            {texts.file(fileName, formatBytes(bytes), formatDay(receivedAt))}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
