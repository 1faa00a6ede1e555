import { getOwnMail } from '../../../shared/api/own-mails.ts'
import { ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OwnMailEditor } from './own-mail-editor.tsx'

/** Loads a kind of mail and opens its editor, or an empty one; a saved version opens it anew. `kind` '' is a new one. */
export function OwnMailView({ kind }: { kind: string }) {
  const isNew = kind === ''
  const asked = useCall(getOwnMail, { params: { kind } }, { enabled: !isNew })
  return (
    <>
      <PageHeading
        above={<TextLink to="/dashboard/texts">{texts.back}</TextLink>}
        title={isNew ? texts.newTitle : (asked.data?.name ?? texts.title)}
        lead={texts.lead}
      />
      {isNew && <OwnMailEditor mail={null} />}
      {!isNew && asked.isPending && <Skeleton lines={10} />}
      <LoadFailure of={asked} otherwise={texts.failed} />
      {asked.data && <OwnMailEditor key={asked.data.version} mail={asked.data} />}
    </>
  )
}
