import type { UnreadFile } from '../../../shared/api/pointing.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { staffUnreadTexts } from '../../../shared/messages/staff/unread.ts'
import { formatInstant } from '../../lib/format.ts'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const texts = staffUnreadTexts.files
const tones: Record<UnreadFile['state'], Tone> = { 'in part': 'wait', refused: 'alarm', closed: 'neutral' }

/** The files, each with the ways on: its pages, its client, and the labels that one could teach. */
export function UnreadFiles(props: { files: readonly UnreadFile[]; onTeach: (label: string) => void }) {
  const { columns } = texts
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={props.files}
        rowKey={({ clientId, bureau }) => `${clientId} ${bureau}`}
        columns={[
          {
            id: 'client',
            title: columns.client,
            rowHeader: true,
            cell: ({ clientId, clientName }) => (
              <TextLink to={`/dashboard/client?client=${clientId}`} className="wrap-anywhere">
                {clientName}
              </TextLink>
            ),
          },
          { id: 'file', title: columns.file, cell: (file) => <FileCell file={file} /> },
          { id: 'state', title: columns.state, cell: (file) => <StateCell file={file} /> },
          {
            id: 'unread',
            title: columns.unread,
            align: 'right',
            cell: ({ unread, pointings }) => (
              <>
                {unread ?? texts.notCounted}
                {pointings > 0 && <span className="block text-muted">{texts.pointings(pointings)}</span>}
              </>
            ),
          },
          {
            id: 'labels',
            title: columns.labels,
            cell: ({ labels }) => <Labels labels={labels} onTeach={props.onTeach} />,
          },
        ]}
      />
    </div>
  )
}

function FileCell({ file }: { file: UnreadFile }) {
  const { bureau, clientId, clientName, fileName, state, uploadedAt } = file
  return (
    <span className="grid min-w-0 gap-0.5 max-sm:text-right">
      <span>{bureauNames[bureau]}</span>
      <span className="break-all text-muted">{fileName}</span>
      <span className="text-muted">{formatInstant(uploadedAt)}</span>
      {state !== 'closed' && (
        <TextLink
          to={`/account/reports/${bureau}?client=${clientId}`}
          aria-label={texts.openOf(bureauNames[bureau], clientName)}
        >
          {texts.open}
        </TextLink>
      )}
    </span>
  )
}

function StateCell({ file }: { file: UnreadFile }) {
  const say = useSay()
  return (
    <span className="grid max-w-prose justify-items-start gap-0.5 max-sm:justify-items-end max-sm:text-right">
      <Badge tone={tones[file.state]}>{texts.states[file.state]}</Badge>
      {file.sentence && <span className="text-muted">{say(file.sentence)}</span>}
    </span>
  )
}

function Labels({ labels, onTeach }: { labels: UnreadFile['labels']; onTeach: (label: string) => void }) {
  if (labels.length === 0) return texts.noLabels
  return (
    <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
      {labels.map(({ label, count }) => (
        <Button
          key={label}
          kind="secondary"
          size="sm"
          className="text-left wrap-anywhere"
          aria-label={texts.teach(label, count)}
          onClick={() => onTeach(label)}
        >
          {texts.labelWith(label, count)}
        </Button>
      ))}
    </span>
  )
}
