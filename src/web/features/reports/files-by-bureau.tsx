import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FileAs, FilesByBureau } from './use-files-by-bureau.ts'

/** Which report each of several files is, what they take the place of, and the act that uploads them. */
export function FilesByBureauFields(props: {
  /** Begins the fields' ids. */
  name: string
  chosen: FilesByBureau
  stored: readonly UploadedReport[]
}) {
  const { name, chosen, stored } = props
  const texts = useMessages().reports.shared
  const { files, asOf, bureaus } = chosen
  const replaced = stored.filter(({ bureau }) => bureaus.includes(bureau)).map(nameOfReport)
  const count = files.filter((file) => asOf(file) !== 'none').length
  const choices = [
    ...bureauKeys.map((bureau) => ({ value: bureau, label: bureauNames[bureau] })),
    { value: 'none', label: texts.leaveOut },
  ]
  return (
    <>
      {files.map((file, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and files only leave the list
          key={at}
          id={`${name}-${at}`}
          label={<span className="break-words">{texts.file(file.name)}</span>}
          choices={choices}
          value={asOf(file)}
          disabled={chosen.busy}
          onChange={({ target }) => chosen.say(file, fileAs(target.value))}
        />
      ))}
      {replaced.length > 0 && <p className="text-muted">{texts.replaces(replaced.join(', '))}</p>}
      <div>
        <Button busy={chosen.busy} onClick={() => void chosen.upload()}>
          {count === 0 ? texts.discard : texts.upload(count)}
        </Button>
      </div>
      <FailureNotice sentence={chosen.failure} />
    </>
  )
}

const nameOfReport = ({ bureau }: { bureau: BureauKey }) => bureauNames[bureau]

function fileAs(value: string): FileAs {
  return value === 'none' ? value : (bureauKeys.find((bureau) => bureau === value) ?? '')
}
