import type * as z from 'zod/mini'
import type { listFolder } from '../../../shared/api/portal.ts'
import { documentName } from '../../lib/document-name.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Table } from '../../ui/table.tsx'

type FolderFile = z.output<typeof listFolder.reply>['files'][number]

/** The files of a client, newest first, each with its download. */
export function FolderTable({ files }: { files: readonly FolderFile[] }) {
  const { account, portal } = useMessages()
  const texts = account.folder
  if (files.length === 0) return <EmptyState title={texts.none} />
  return (
    <Table
      caption={texts.caption}
      rows={files}
      rowKey={(file) => file.id}
      columns={[
        {
          id: 'file',
          title: texts.file,
          rowHeader: true,
          cell: (file) => <span className="break-all">{file.fileName}</span>,
        },
        {
          id: 'kind',
          title: texts.kind,
          cell: (file) => texts.kinds[file.kind] ?? documentName(file.kind, portal.documents),
        },
        { id: 'size', title: texts.size, cell: (file) => formatBytes(file.bytes) },
        { id: 'added', title: texts.added, cell: (file) => formatDay(file.createdAt) },
        {
          id: 'download',
          title: texts.downloadShort,
          cell: (file) => (
            <LinkButton
              to={file.url}
              kind="secondary"
              size="sm"
              download
              aria-label={texts.download(file.fileName)}
            >
              {texts.downloadShort}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
