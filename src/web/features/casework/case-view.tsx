import type { ReactNode } from 'react'
import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { AuditSection } from './audit-section.tsx'
import { CaseHeader } from './case-header.tsx'
import { CaseSection } from './case-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { FindingsSection } from './findings-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { OtherSection } from './other-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { ProcessingSection } from './processing-section.tsx'
import { RecordSection } from './record-section.tsx'
import { Reveal } from './reveal.tsx'
import { ScoreSection } from './score-section.tsx'
import { UploadsSection } from './uploads-section.tsx'

const { sections } = caseworkTexts

/** Parts of the page that other features draw; a part that is not given has no section. */
interface CaseSlots {
  mailLog?: ReactNode
  /** The form to write a mail. */
  composeMail?: ReactNode
  /** What the client wrote, and the answers. */
  messages?: ReactNode
  /** What arrives live in the open portal. */
  notify?: ReactNode
  /** What was signed before a charge. */
  agreements?: ReactNode
}

interface CaseViewProps extends CaseSlots {
  record: StaffCase
  isAdmin: boolean
  reload: () => void
  onDeleted: () => void
}

/** Everything known of a client on one page, with the ways to act on it. */
export function CaseView({ record, isAdmin, reload, onDeleted, ...slots }: CaseViewProps) {
  const { client } = record
  const clientId = String(client.id)
  const absent = absentSections(slots)
  const links = Object.entries(sections)
    .filter(([id]) => !absent.includes(id))
    .map(([id, title]) => ({ id, title }))
  return (
    <>
      <CaseHeader record={record} />
      <div className="grid gap-4 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6">
        <JumpList heading={caseworkTexts.jump} links={links} />
        <div className="grid min-w-0 content-start gap-4 xl:grid-cols-2">
          <RecordSection client={client} reload={reload} />
          <div className="grid min-w-0 content-start gap-4">
            <ProcessingSection clientId={clientId} />
            <PaymentsSection
              clientId={clientId}
              payments={record.payments}
              holding={record.holding}
              reload={reload}
            />
          </div>
          <ContactSection record={record} />
          <UploadsSection clientId={clientId} uploads={record.uploads} />
          <FindingsSection clientId={clientId} findings={record.findings} />
          <DocumentsSection clientId={clientId} />
          <div className="grid min-w-0 content-start gap-4">
            <ScoreSection clientId={clientId} />
            <OtherSection record={record} reload={reload} />
          </div>
          {slots.mailLog && (
            <CaseSection id="mailLog" title={sections.mailLog} wide>
              {slots.mailLog}
            </CaseSection>
          )}
          <MailsSection clientId={clientId} compose={slots.composeMail} />
          {slots.messages && (
            <CaseSection id="messages" title={sections.messages} wide>
              {slots.messages}
            </CaseSection>
          )}
          {slots.notify && (
            <CaseSection id="notify" title={sections.notify} wide>
              <Reveal label={caseworkTexts.notify.open}>{slots.notify}</Reveal>
            </CaseSection>
          )}
          {slots.agreements && (
            <CaseSection id="agreements" title={sections.agreements} wide>
              {slots.agreements}
            </CaseSection>
          )}
          <ConsentsSection consents={record.consents} />
          <AuditSection clientId={clientId} />
          <ClosingSection client={client} isAdmin={isAdmin} reload={reload} onDeleted={onDeleted} />
        </div>
      </div>
    </>
  )
}

/** The sections of the slots that were not given. */
function absentSections({ mailLog, messages, notify, agreements }: CaseSlots): string[] {
  return Object.entries({ mailLog, messages, notify, agreements })
    .filter(([, content]) => !content)
    .map(([id]) => id)
}

/** The parts of the page; beside it on a wide screen, above it on a narrow one. */
function JumpList(props: { heading: string; links: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={props.heading} className="text-sm lg:sticky lg:top-4 lg:self-start">
      <ul className="flex flex-wrap gap-x-4 lg:block">
        {props.links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-9 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
