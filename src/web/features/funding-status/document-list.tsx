import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StoredFiles } from './stored-files.tsx'

export type DocumentShown = FundingApplicationShown['documents'][number]

interface DocumentListProps {
  documents: readonly DocumentShown[]
  /** Given: files can be opened and added. */
  application?: { id: number; onUpload: (documentId: number) => void }
}

/** Received green, needed red, optional grey (specification, section 4); the words say the same as the dots. */
const dots = { received: 'bg-press', needed: 'bg-alarm', optional: 'bg-edge' }

/** Every document with its state; of a real application with its files and a way to add one. */
export function DocumentList({ documents, application }: DocumentListProps) {
  const { documents: texts } = useMessages().fundingStatus
  const say = useSay()
  return (
    <Card id="documents" title={texts.title}>
      {documents.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {documents.map((document) => (
            <li key={document.id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="flex min-w-0 items-center gap-3">
                  <span
                    aria-hidden="true"
                    className={`size-3 shrink-0 rounded-full ${dots[document.status]}`}
                  />
                  <span className="min-w-0 break-words">
                    <span className="font-semibold">{say(document.name)}</span>
                    {!document.required && <span className="text-muted"> ({texts.notRequired})</span>}
                  </span>
                </p>
                <span className="flex items-center gap-3">
                  <span className={document.status === 'needed' ? 'font-semibold text-alarm' : 'text-muted'}>
                    {texts[document.status]}
                  </span>
                  {application && (
                    <Button
                      kind="secondary"
                      size="sm"
                      className="min-h-11"
                      aria-label={texts.upload(say(document.name))}
                      onClick={() => application.onUpload(document.id)}
                    >
                      {texts.uploadShort}
                    </Button>
                  )}
                </span>
              </div>
              {document.note && <p className="mt-1 ml-6 max-w-prose">{say(document.note)}</p>}
              {application && <StoredFiles applicationId={application.id} files={document.files} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
