import { useState } from 'react'
import { signOut } from '../../shared/api/accounts.ts'
import { listClients } from '../../shared/api/staff.ts'
import { ClientTable } from '../features/staff/client-table.tsx'
import { CodeStep, RecoveryCodes } from '../features/staff/code-step.tsx'
import { type FirstFactor, PasswordStep } from '../features/staff/password-step.tsx'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { callApi } from '../lib/call-api.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/dashboard`: the staff sign-in for everybody else (decision 17), the clients for staff. */
export default function DashboardPage() {
  const { staff } = useMessages()
  const [factor, setFactor] = useState<FirstFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const clients = useCall(listClients, {})
  usePageTitle(staff.pageTitle)
  useHeadingFocus(`${factor?.next} ${codes === null}`)

  if (clients.isPending) return <FullScreenLoading />
  if (codes !== null) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={staff.recoveryTitle} lead={staff.recoveryLead} />
        <RecoveryCodes codes={codes} onDone={() => window.location.reload()} />
      </PageFrame>
    )
  }
  if (clients.data) {
    return (
      <PageFrame width="wide">
        <PageHeading title={staff.title} />
        <ClientTable clients={clients.data} />
        <p className="mt-8">
          <Button
            kind="secondary"
            onClick={async () => {
              await callApi(signOut, {})
              window.location.reload()
            }}
          >
            {staff.signOut}
          </Button>
        </p>
      </PageFrame>
    )
  }
  const refused = clients.error instanceof ApiError && [401, 404].includes(clients.error.status)
  if (!refused) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={staff.title} />
        <Notice tone="alarm" role="alert">
          <p>{sentenceOf(clients.error, staff.failed)}</p>
        </Notice>
      </PageFrame>
    )
  }
  if (factor === null) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={staff.signInTitle} lead={staff.signInLead} />
        <PasswordStep onDone={setFactor} />
      </PageFrame>
    )
  }
  return (
    <PageFrame width="narrow">
      <PageHeading
        title={factor.enrol ? staff.enrolTitle : staff.codeTitle}
        lead={factor.enrol ? staff.enrolLead : staff.codeLead}
      />
      <CodeStep
        factor={factor}
        onDone={(recoveryCodes) => (recoveryCodes ? setCodes(recoveryCodes) : window.location.reload())}
      />
    </PageFrame>
  )
}
