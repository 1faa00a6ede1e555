import { renewTesterToken } from '../../../shared/api/testers.ts'
import { useAct } from '../../lib/use-act.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A tester who comes back without the link of the application gets a new one for the same record. */
export function TesterIntakeButton({ clientId }: { clientId: number }) {
  const { intakeTester } = useMessages().portal.next
  const go = useGo()
  const { busy, failure, act } = useAct(intakeTester.failed)

  const open = () =>
    act(
      (call) => call(renewTesterToken, { params: { id: String(clientId) } }),
      ({ token }) => go(`/intake?type=tester&token=${encodeURIComponent(token)}`),
    )
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
