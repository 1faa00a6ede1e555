import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type SharedAs, useSharedFiles } from './use-shared-files.ts'

interface SharedFilesProps {
  client: string
  stored: readonly UploadedReport[]
  /** A file was shared with the app, and nothing here has it any more. */
  isLost: boolean
}

/** What was shared into the app: which report each file is, and the upload by an act of its own. */
export function SharedFiles({ client, stored, isLost }: SharedFilesProps) {
  const { reports } = useMessages()
  const texts = reports.shared
  const shared = useSharedFiles(client)
  const { files, asOf, bureaus } = shared
  if (files === null) return null
  if (files.length === 0)
    return isLost ? (
      <Notice tone="wait" role="status" title={texts.lostTitle} className="mb-5">
        <p>{texts.lost}</p>
      </Notice>
    ) : null
  const replaced = stored.filter(({ bureau }) => bureaus.includes(bureau)).map(nameOfReport)
  const count = files.filter((file) => asOf(file) !== 'none').length
  const choices = [
    ...bureauKeys.map((bureau) => ({ value: bureau, label: bureauNames[bureau] })),
    { value: 'none', label: texts.leaveOut },
  ]
  return (
    <Card id="shared-files" title={texts.title} className="mb-5 grid gap-4">
      <p>{texts.lead}</p>
      {files.map((file, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and files only leave the list
          key={at}
          id={`shared-file-${at}`}
          label={<span className="break-words">{texts.file(file.name)}</span>}
          choices={choices}
          value={asOf(file)}
          disabled={shared.busy}
          onChange={({ target }) => shared.say(file, sharedAs(target.value))}
        />
      ))}
      {replaced.length > 0 && <p className="text-muted">{texts.replaces(replaced.join(', '))}</p>}
      <div>
        <Button busy={shared.busy} onClick={() => void shared.upload()}>
          {count === 0 ? texts.discard : texts.upload(count)}
        </Button>
      </div>
      <FailureNotice sentence={shared.failure} />
    </Card>
  )
}

const nameOfReport = ({ bureau }: { bureau: BureauKey }) => bureauNames[bureau]

function sharedAs(value: string): SharedAs {
  return value === 'none' ? value : (bureauKeys.find((bureau) => bureau === value) ?? '')
}
