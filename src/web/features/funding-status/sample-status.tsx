import { useEffect, useState } from 'react'
import { useHeadingFocus } from '../../lib/heading-focus.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { DocumentList } from './document-list.tsx'
import { sampleApplication } from './sample-application.ts'
import { SampleSignIn } from './sample-sign-in.tsx'
import { StatusDashboard } from './status-dashboard.tsx'

/** Simulated; there is no call (specification, section 9). */
const signInMs = 1500

/** The sample that anybody sees: a form, one and a half seconds, and a dashboard of invented data (decision 35). */
export function SampleStatus() {
  const texts = useMessages().fundingStatus
  const [state, setState] = useState<'form' | 'busy' | 'sent'>('form')
  useEffect(() => {
    if (state !== 'busy') return
    const timer = setTimeout(() => setState('sent'), signInMs)
    return () => clearTimeout(timer)
  }, [state])
  useHeadingFocus(state === 'sent')
  if (state !== 'sent') return <SampleSignIn busy={state === 'busy'} onSend={() => setState('busy')} />
  const application = sampleApplication(texts)
  return (
    <>
      <PageHeading
        above={
          <p className="mb-3">
            <Badge tone="neutral">{texts.sample.badge}</Badge>
          </p>
        }
        title={texts.sent.title}
        lead={texts.sent.text}
      />
      <Button kind="secondary" onClick={() => setState('form')}>
        {texts.sent.again}
      </Button>
      <div className="mt-10 border-t border-line pt-8">
        <StatusDashboard
          application={application}
          level={2}
          onSignOut={() => setState('form')}
          notices={
            <Notice title={texts.sample.badge}>
              <p>{texts.sample.note}</p>
            </Notice>
          }
        >
          <DocumentList documents={application.documents} />
        </StatusDashboard>
      </div>
    </>
  )
}
