import { useState } from 'react'
import { intakeFiles } from '../../../shared/api/intake.ts'
import { type PaperField, paperFields } from '../../../shared/api/papers.ts'
import type { PortalClient } from '../../../shared/api/portal.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePaperUpload } from './use-paper-upload.ts'

const accept = 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png'

/** A place for what the intake says can follow: identity documents, police report, FTC report, earlier letters. */
export function PapersCard({ client, onAdded }: { client: PortalClient; onAdded: () => void }) {
  const { papers: texts } = useMessages().portal
  const say = useSay()
  const firstMissing = paperFields.find((field) => client.missingFiles.some((each) => each.field === field))
  const [chosen, setChosen] = useState<PaperField | null>(null)
  const field = chosen ?? firstMissing ?? paperFields[0]
  const upload = usePaperUpload(client.id, onAdded)
  const { file, problem, progress, added } = upload
  return (
    <Card id="papers" title={texts.title}>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // What was just added is no longer missing: the choice stays on it.
          setChosen(field)
          void upload.send(field)
        }}
      >
        <div className="max-w-md">
          <SelectField
            id="paper-kind"
            label={texts.kind}
            empty={false}
            choices={paperFields.map((value) => ({ value, label: say(labelOf(value)) }))}
            value={field}
            onChange={(event) =>
              setChosen(paperFields.find((each) => each === event.target.value) ?? paperFields[0])
            }
          />
        </div>
        <FileField
          id="paper-file"
          label={texts.file}
          hint={texts.hint}
          accept={accept}
          error={file ? undefined : (problem ?? undefined)}
          file={file && { name: file.name, bytes: file.size, problem, progress }}
          onChoose={(each) => void upload.choose(each)}
          onRemove={upload.remove}
          onStop={upload.stop}
        />
        <div>
          <Button type="submit" busy={progress !== null}>
            {texts.add}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {added && texts.added(say(labelOf(added.field)), added.fileName)}
      </p>
      <p className="mt-3">
        <TextLink to={`/account/folder?client=${client.id}`}>{texts.folder}</TextLink>
      </p>
    </Card>
  )
}

function labelOf(field: PaperField): string {
  return intakeFiles.find((slot) => slot.field === field)?.label ?? field
}
