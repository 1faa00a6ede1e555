import { useState } from 'react'
import { downloadFundingFile } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps, StaffApplication } from './application-record.ts'
import { AskDocumentForm } from './ask-document-form.tsx'

const { documents: texts, one } = staffFundingTexts
type ApplicationDocument = StaffApplication['documents'][number]

const tones: Record<ApplicationDocument['status'], Tone> = {
  received: 'good',
  needed: 'wait',
  optional: 'neutral',
}

/** What is asked for and what came, each file to download, and the form to ask for more. */
export function DocumentsPart({ application, reload }: PartProps) {
  const { id, documents } = application
  const [asking, setAsking] = useState(false)
  return (
    <ApplicationPart id="documents" title={one.sections.documents} wide>
      {documents.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          rows={documents}
          rowKey={(document) => document.id}
          columns={[
            { id: 'name', title: texts.name, rowHeader: true, cell: (document) => <Name of={document} /> },
            {
              id: 'state',
              title: texts.state,
              cell: ({ status }) => <Badge tone={tones[status]}>{texts.states[status]}</Badge>,
            },
            {
              id: 'files',
              title: texts.files,
              cell: ({ files }) => <Files application={id} files={files} />,
            },
          ]}
        />
      )}
      {asking ? (
        <AskDocumentForm application={application} reload={reload} onClose={() => setAsking(false)} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
          <span className="text-muted">{texts.logged}</span>
        </p>
      )}
    </ApplicationPart>
  )
}

function Name({ of: { name, note, required } }: { of: ApplicationDocument }) {
  return (
    <span className="block max-sm:text-right">
      {name}
      {required && <span className="block font-normal text-muted">{texts.required}</span>}
      {note && <span className="block max-w-prose font-normal break-words text-muted">{note}</span>}
    </span>
  )
}

function Files({ application, files }: { application: number; files: ApplicationDocument['files'] }) {
  if (files.length === 0) return <span className="text-muted">{texts.noFile}</span>
  return (
    <ul className="grid gap-1 max-sm:text-right">
      {files.map(({ id, fileName, bytes, receivedAt }) => (
        <li key={id}>
          <TextLink
            to={addressOf(downloadFundingFile, { params: { id: application, file: id } })}
            newTab
            aria-label={texts.download(fileName)}
            className="break-all"
          >
            {fileName}
          </TextLink>
          <span className="block text-muted">{texts.facts(formatBytes(bytes), formatDay(receivedAt))}</span>
        </li>
      ))}
    </ul>
  )
}
