import { useState } from 'react'
import { openCustomerPage } from '../../../shared/api/storefront.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** Leads to the provider's page on which a subscription is changed or cancelled; that page leads back here. */
export function ManageCard({ sessionId }: { sessionId: string }) {
  const { manage: texts } = useMessages().purchases
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { url } = await callApi(openCustomerPage, { params: { sessionId } })
      window.location.assign(url)
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.failed)))
      setBusy(false)
    }
  }
  return (
    <Card id="manage" title={texts.title}>
      <p className="max-w-prose">{texts.text}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        <FailureNotice sentence={failure} />
        <Button kind="secondary" busy={busy} onClick={() => void open()}>
          {texts.button}
        </Button>
      </div>
    </Card>
  )
}
