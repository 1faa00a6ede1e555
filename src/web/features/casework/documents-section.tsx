import { type GeneratedDocument, listDocuments } from '../../../shared/api/portal.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { documentName } from '../../lib/document-name.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'

const { documents: texts, sections } = caseworkTexts

/** The documents of the case, a table a round, the newest round first. */
export function DocumentsSection({ clientId }: { clientId: string }) {
  const documents = useCall(listDocuments, { params: { id: clientId } })
  const all = documents.data ?? []
  const rounds = [...new Set(all.map(({ round }) => round))].sort((a, b) => b - a)
  return (
    <CaseSection id="documents" title={sections.documents}>
      {documents.isPending && <Skeleton />}
      <LoadFailure of={documents} otherwise={texts.failed} />
      {documents.data && all.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      <div className="grid gap-4">
        {rounds.map((round) => (
          <RoundTable key={round} round={round} rows={all.filter((each) => each.round === round)} />
        ))}
      </div>
    </CaseSection>
  )
}

function RoundTable({ round, rows }: { round: number; rows: readonly GeneratedDocument[] }) {
  const { portal } = useMessages()
  return (
    <Table
      caption={texts.round(round)}
      captionShown
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: texts.name,
          rowHeader: true,
          cell: ({ documentType, fileUrl }) => {
            const name = documentName(documentType, portal.documents)
            return (
              <TextLink to={fileUrl} newTab aria-label={texts.open(name, round)}>
                {name}
              </TextLink>
            )
          },
        },
        {
          id: 'state',
          title: texts.state,
          cell: ({ readyToSign, undecided }) =>
            readyToSign ? texts.ready : undecided > 0 ? texts.draft(undecided) : texts.unsigned,
        },
        { id: 'pages', title: texts.pages, align: 'right', cell: ({ pages }) => pages },
        {
          id: 'downloads',
          title: texts.downloads,
          align: 'right',
          cell: ({ downloadCount }) => downloadCount,
        },
        { id: 'day', title: texts.day, cell: ({ createdAt }) => formatDay(createdAt) },
      ]}
    />
  )
}
