import { downloadReport } from '../../../shared/api/portal.ts'
import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'

const { uploads: texts, sections } = caseworkTexts
type Upload = StaffCase['uploads'][number]

/** The reports in force, and how much of each was read. */
export function UploadsSection({ clientId, uploads }: { clientId: string; uploads: readonly Upload[] }) {
  return (
    <CaseSection id="uploads" title={sections.uploads} wide>
      {uploads.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          rows={uploads}
          rowKey={({ bureau }) => bureau}
          columns={[
            { id: 'bureau', title: texts.bureau, rowHeader: true, cell: ({ bureau }) => bureau },
            { id: 'file', title: texts.file, cell: (upload) => <File clientId={clientId} upload={upload} /> },
            {
              id: 'layout',
              title: texts.layout,
              cell: ({ layout }) => layout ?? <span className="text-muted">{texts.notAnalysed}</span>,
            },
            { id: 'coverage', title: texts.coverage, cell: (upload) => <Coverage upload={upload} /> },
            {
              id: 'unread',
              title: texts.unread,
              align: 'right',
              cell: ({ linesNotUnderstood }) =>
                linesNotUnderstood === null ? '' : texts.lines(linesNotUnderstood),
            },
          ]}
        />
      )}
    </CaseSection>
  )
}

function File({ clientId, upload }: { clientId: string; upload: Upload }) {
  const { bureau, fileName, uploadedAt, pages, note } = upload
  const params = { id: clientId, bureau: bureau.toLowerCase() }
  return (
    <>
      <TextLink to={addressOf(downloadReport, { params })} newTab aria-label={texts.open(bureau)}>
        <span className="break-all">{fileName}</span>
      </TextLink>
      <span className="block text-muted">
        {[formatDay(uploadedAt), pages !== null && texts.pages(pages)].filter(Boolean).join(', ')}
      </span>
      {note && <span className="block text-wait">{note}</span>}
    </>
  )
}

function Coverage({ upload: { bureau, coverage, enough } }: { upload: Upload }) {
  if (coverage === null) return null
  const low = enough !== null && coverage < enough
  return (
    <span className="block w-32">
      <span className={low ? 'font-semibold text-alarm' : undefined}>
        {texts.percent(coverage)}
        {low && `, ${texts.tooLittle}`}
      </span>
      <ProgressBar percent={coverage * 100} label={texts.meter(bureau)} tone={low ? 'alarm' : 'press'} />
    </span>
  )
}
