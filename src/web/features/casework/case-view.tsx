import type { ReactNode } from 'react'
import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { AddFile } from './add-file.tsx'
import { AuditSection } from './audit-section.tsx'
import { CaseHeader } from './case-header.tsx'
import { type CasePart, caseParts } from './case-parts.ts'
import { CaseSection } from './case-section.tsx'
import { CaseStep } from './case-step.tsx'
import { ClosingSection } from './closing-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { EarlierLetter } from './earlier-letter.tsx'
import { FindingsSection } from './findings-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { OtherSection } from './other-section.tsx'
import { PacketsSection } from './packets-section.tsx'
import { PartNav } from './part-nav.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { ProcessingSection } from './processing-section.tsx'
import { RecordSection } from './record-section.tsx'
import { Reveal } from './reveal.tsx'
import { RoundMailing } from './round-mailing.tsx'
import { ScoreSection } from './score-section.tsx'
import { UploadsSection } from './uploads-section.tsx'
import { useOpenPart } from './use-open-part.ts'

const { sections } = caseworkTexts

/** Parts of the page that other features draw; a part that is not given has no section. */
interface CaseSlots {
  mailLog?: ReactNode
  /** The order that letters be printed and mailed, and what became of it. */
  post?: ReactNode
  /** What the bureaus answered. */
  answers?: ReactNode
  /** Each round on one screen. */
  rounds?: ReactNode
  /** The form to write a mail. */
  composeMail?: ReactNode
  /** What the client wrote, and the answers. */
  messages?: ReactNode
  /** What staff note of the case among themselves. */
  notes?: ReactNode
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

/** The case of a client: who, what comes next, and one part of it at a time, with the ways to act on it. */
export function CaseView(props: CaseViewProps) {
  const { record, reload, notes, answers, rounds } = props
  const { client } = record
  const { part, opened } = useOpenPart()
  const drawn = contentsOf(props)
  const parts = caseParts.filter(
    (each) =>
      (each !== 'notes' || Boolean(notes)) &&
      (each !== 'answers' || Boolean(answers)) &&
      (each !== 'rounds' || Boolean(rounds)),
  )
  return (
    <>
      <CaseHeader record={record} />
      <CaseStep clientId={client.id} step={record.next} reload={reload} />
      <PartNav clientId={client.id} parts={parts} open={part} />
      {parts
        .filter((each) => opened.has(each))
        .map((each) => (
          <div key={each} hidden={each !== part}>
            <div className="grid min-w-0 content-start gap-4 xl:grid-cols-2">{drawn[each]()}</div>
          </div>
        ))}
    </>
  )
}

/** What stands in each part; drawn when it is opened for the first time. */
function contentsOf({
  record,
  isAdmin,
  reload,
  onDeleted,
  ...slots
}: CaseViewProps): Record<CasePart, () => ReactNode> {
  const { client } = record
  const clientId = String(client.id)
  return {
    record: () => (
      <>
        <RecordSection client={client} reload={reload} />
        <ProcessingSection clientId={clientId} />
        <ContactSection record={record} />
        <ScoreSection clientId={clientId} />
      </>
    ),
    reports: () => (
      <>
        <UploadsSection clientId={clientId} uploads={record.uploads} />
        <AddFile clientId={clientId} />
      </>
    ),
    findings: () => <FindingsSection clientId={clientId} clientName={client.name} />,
    documents: () => (
      <>
        <DocumentsSection clientId={clientId} />
        <PacketsSection clientId={clientId} />
      </>
    ),
    mail: () => (
      <>
        <RoundMailing clientId={clientId} />
        <Slot id="mailLog">{slots.mailLog}</Slot>
        <EarlierLetter clientId={clientId} />
        <div className="min-w-0 empty:hidden xl:col-span-2">{slots.post}</div>
      </>
    ),
    answers: () => <div className="min-w-0 xl:col-span-2">{slots.answers}</div>,
    rounds: () => slots.rounds,
    messages: () => (
      <>
        <Slot id="messages">{slots.messages}</Slot>
        <MailsSection clientId={clientId} compose={slots.composeMail} />
        {slots.notify && (
          <Slot id="notify">
            <Reveal label={caseworkTexts.notify.open}>{slots.notify}</Reveal>
          </Slot>
        )}
      </>
    ),
    notes: () => slots.notes,
    money: () => (
      <>
        <PaymentsSection
          clientId={clientId}
          payments={record.payments}
          holding={record.holding}
          reload={reload}
        />
        <OtherSection record={record} reload={reload} />
        <Slot id="agreements">{slots.agreements}</Slot>
      </>
    ),
    history: () => (
      <>
        <ConsentsSection consents={record.consents} />
        <AuditSection clientId={clientId} />
        <ClosingSection client={client} isAdmin={isAdmin} reload={reload} onDeleted={onDeleted} />
      </>
    ),
  }
}

/** A section that another feature draws; nothing where it is not given. */
function Slot({
  id,
  children,
}: {
  id: 'mailLog' | 'messages' | 'notify' | 'agreements'
  children: ReactNode
}) {
  if (!children) return null
  return (
    <CaseSection id={id} title={sections[id]} wide>
      {children}
    </CaseSection>
  )
}
