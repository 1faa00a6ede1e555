import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import type { GeneratedDocument, PortalClient } from '../../../shared/api/portal.ts'
import { documentName } from '../../lib/document-name.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { narrowScreen, useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Every generated document with its friendly name (an unknown type as it is) and how often it was opened. */
export function GeneratedDocuments(props: {
  clientId: number
  documents: readonly GeneratedDocument[]
  /** Nothing is generated before somebody pays. */
  isUnpaid: boolean
  onOpen: () => void
}) {
  const { documents: texts } = useMessages().portal
  if (props.documents.length === 0) {
    return (
      <EmptyState icon={FileText} title={props.isUnpaid ? texts.emptyUnpaid : texts.empty}>
        {props.isUnpaid ? texts.emptyUnpaidText : texts.emptyText}
      </EmptyState>
    )
  }
  return <ByRound {...props} />
}

interface DocumentsShown {
  clientId: number
  documents: readonly GeneratedDocument[]
  onOpen: () => void
}

/** All of them; on a phone those of earlier rounds below the name of their round. */
function ByRound({ documents, ...rest }: DocumentsShown) {
  const { documents: texts } = useMessages().portal
  const isNarrow = useMedia(narrowScreen)
  if (!isNarrow) return <DocumentRows documents={documents} {...rest} />
  const newest = Math.max(...documents.map(({ round }) => round))
  const earlier = [...new Set(documents.map(({ round }) => round))].filter((round) => round < newest)
  const of = (round: number) => documents.filter((document) => document.round === round)
  return (
    <>
      <DocumentRows documents={of(newest)} {...rest} />
      {earlier
        .sort((one, other) => other - one)
        .map((round) => (
          <details key={round} className="group border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-semibold">
              <FoldMark />
              {texts.round(round)} · {texts.files(of(round).length)}
            </summary>
            <DocumentRows documents={of(round)} {...rest} />
          </details>
        ))}
    </>
  )
}

function DocumentRows(props: DocumentsShown) {
  const { documents: texts } = useMessages().portal
  return (
    <ul className="divide-y divide-line">
      {props.documents.map((document) => {
        const name = documentName(document.documentType, texts)
        const facts = [
          texts.round(document.round),
          texts.pages(document.pages),
          formatBytes(document.bytes),
          formatDay(document.createdAt),
          texts.downloads(document.downloadCount),
        ]
        return (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{name}</p>
              <p className="text-sm break-all text-muted">{document.fileName}</p>
              <p className="text-sm text-muted">{facts.join(' · ')}</p>
              <SigningState document={document} clientId={props.clientId} />
              {document.notes.map((note) => (
                <p key={note} className="mt-1 max-w-prose text-sm text-wait">
                  {note}
                </p>
              ))}
            </div>
            <LinkButton
              to={document.fileUrl}
              kind="secondary"
              newTab
              onClick={props.onOpen}
              onAuxClick={props.onOpen}
              aria-label={texts.openNamed(`${name}, ${texts.round(document.round)}`)}
            >
              {texts.open}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a letter may be signed; of other papers only the note in a letter's place says that it is none. */
function SigningState({ document, clientId }: { document: GeneratedDocument; clientId: number }) {
  const { documents: texts } = useMessages().portal
  // Its name is that of the letter whose place it takes.
  if (document.fileName.includes('-no-letter-'))
    return <p className="mt-1 max-w-prose text-sm">{texts.noteInstead}</p>
  if (document.readyToSign) {
    return (
      <p className="mt-1 text-sm">
        <span className="font-semibold text-press">{texts.readyToSign}</span>{' '}
        <TextLink to={`/account/mailing?client=${clientId}#letter-${document.id}`} isApart>
          {texts.packet}
        </TextLink>
      </p>
    )
  }
  if (document.undecided === 0 || !document.documentType.includes('letter')) return null
  return (
    <p className="mt-1 max-w-prose text-sm text-wait">
      <span className="font-semibold">{texts.draft}.</span> {texts.waiting(document.undecided)}{' '}
      <TextLink to={`/account/review?client=${clientId}`} isApart>
        {texts.decide}
      </TextLink>
    </p>
  )
}

/** One link per document of the client record, each only when its address exists. */
export function DirectLinks({ client, onOpen }: { client: PortalClient; onOpen: () => void }) {
  const { documents: texts } = useMessages().portal
  const links = Object.entries({
    experian_dispute_letter: client.experianDisputeLetterUrl,
    equifax_dispute_letter: client.equifaxDisputeLetterUrl,
    transunion_dispute_letter: client.transunionDisputeLetterUrl,
    forensic_analysis: client.forensicAnalysisUrl,
    complaint_letter: client.complaintLetterUrl,
    mail_log: client.mailLogUrl,
  }).flatMap(([type, url]) => (url ? [{ type, url }] : []))
  if (links.length === 0) return null
  return (
    <Folded heading={texts.direct}>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {links.map(({ type, url }) => (
          <li key={type}>
            <TextLink
              to={url}
              newTab
              onClick={onOpen}
              onAuxClick={onOpen}
              className="inline-flex min-h-11 items-center"
            >
              {texts.names[type]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Folded>
  )
}

/** The same papers once more: on a phone below their heading. */
function Folded({ heading, children }: { heading: string; children: ReactNode }) {
  const isNarrow = useMedia(narrowScreen)
  const title = <h3 className="inline text-lg">{heading}</h3>
  if (!isNarrow)
    return (
      <div>
        {title}
        {children}
      </div>
    )
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2">
        <FoldMark />
        {title}
      </summary>
      {children}
    </details>
  )
}
