import { type ReactNode, useState } from 'react'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { endClientSession } from '../../lib/end-client-session.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { WorkRows } from '../../parts/works/work-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { BillingDialog } from './billing-dialog.tsx'
import { DataSection } from './data-section.tsx'
import { DocumentList } from './document-list.tsx'
import { MessagesCard, messageFieldId } from './messages-card.tsx'
import { PackagesCard } from './packages-card.tsx'
import { PrequalificationCard } from './prequalification-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { StatusDashboard } from './status-dashboard.tsx'
import { UploadDialog } from './upload-dialog.tsx'

interface ApplicationViewProps {
  application: FundingApplicationShown
  notices: ReactNode
  reload: () => Promise<unknown>
  /** After signing out: a full load, so that nothing fetched stays. */
  onSignedOut: () => void
}

/** A real application: the dashboard of the sample with its true state, and everything that belongs to it. */
export function ApplicationView({ application, notices, reload, onSignedOut }: ApplicationViewProps) {
  const [uploadFor, setUploadFor] = useState<number | null>(null)
  const [billing, setBilling] = useState(false)
  const { fundingStatus, works } = useMessages()
  const { documents: texts } = fundingStatus
  const toast = useToast()
  const leaving = useSignOut(application.id, onSignedOut)
  const upload = () => {
    const document = firstToUpload(application)
    if (document === null) toast({ title: texts.none })
    setUploadFor(document)
  }
  return (
    <div className="grid gap-6">
      <StatusDashboard
        application={application}
        level={1}
        onSignOut={() => void leaving.leave()}
        signingOut={leaving.busy}
        notices={notices}
        actions={{
          upload,
          message: () => document.getElementById(messageFieldId)?.focus(),
          billing: () => setBilling(true),
        }}
      >
        <DocumentList
          documents={application.documents}
          application={{ id: application.id, onUpload: setUploadFor }}
        />
      </StatusDashboard>
      <ScoreCard score={application.score} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PackagesCard application={application} />
        <PrequalificationCard application={application} />
      </div>
      {application.works.length > 0 && (
        <Card id="works" title={works.title}>
          <WorkRows works={application.works} />
        </Card>
      )}
      <MessagesCard application={application} onSent={reload} />
      {application.keeping && (
        <DataSection applicationId={application.id} keeping={application.keeping} reload={reload} />
      )}
      {uploadFor !== null && (
        <UploadDialog
          application={application}
          documentId={uploadFor}
          onReceived={() => void reload()}
          onClose={() => setUploadFor(null)}
        />
      )}
      {billing && <BillingDialog applicationId={application.id} onClose={() => setBilling(false)} />}
    </div>
  )
}

/** The document that is most likely meant: a needed one, else the first; null when none has been asked for. */
function firstToUpload({ documents }: FundingApplicationShown): number | null {
  return (documents.find(({ status }) => status === 'needed') ?? documents[0])?.id ?? null
}

/** Signs the applicant out; staff go back to the application on their side. */
function useSignOut(applicationId: number, onSignedOut: () => void) {
  const go = useGo()
  const { dashboard: texts } = useMessages().fundingStatus
  const { busy, act } = useAct(() => texts.signOutFailed, { toastTitle: texts.signOutFailed })
  const leave = () =>
    act(endClientSession, (ended) =>
      ended ? onSignedOut() : go(`/dashboard/funding?application=${applicationId}`, { replace: true }),
    )
  return { busy, leave }
}
