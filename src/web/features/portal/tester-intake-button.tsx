import { useState } from 'react'
import { renewTesterToken } from '../../../shared/api/testers.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A tester who comes back without the link of the application gets a new one for the same record. */
export function TesterIntakeButton({ clientId }: { clientId: number }) {
  const { intakeTester } = useMessages().portal.next
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const open = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { token } = await callApi(renewTesterToken, { params: { id: String(clientId) } })
      go(`/intake?type=tester&token=${encodeURIComponent(token)}`)
    } catch (error) {
      setFailure(sentenceOf(error, intakeTester.failed))
      setBusy(false)
    }
  }
  return (
    <>
      <Button className="mt-4" busy={busy} onClick={open}>
        {intakeTester.action}
      </Button>
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-4">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  )
}
