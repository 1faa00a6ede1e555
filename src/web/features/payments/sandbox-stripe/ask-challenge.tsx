import { createRoot } from 'react-dom/client'
import { formatDollars } from '../../../../shared/rules/money.ts'
import { OwnMessages } from '../../../lib/own-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/**
 * The stand-in of the bank's 3-D Secure page.
 * @param amountCents of the payment.
 * @returns the person's answer; leaving the dialog counts as a refusal.
 */
export function askChallenge(amountCents: number): Promise<'complete' | 'fail'> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const answer = (outcome: 'complete' | 'fail') => {
      root.unmount()
      host.remove()
      resolve(outcome)
    }
    root.render(
      <OwnMessages language="en">
        <Dialog
          open
          size="sm"
          title="3-D Secure test page"
          description={`Your bank wants to know that it is you who pays ${formatDollars(amountCents / 100)}.`}
          onClose={() => answer('fail')}
        >
          <div className="grid gap-3">
            <Button onClick={() => answer('complete')}>Complete authentication</Button>
            <Button kind="secondary" onClick={() => answer('fail')}>
              Fail authentication
            </Button>
          </div>
        </Dialog>
      </OwnMessages>,
    )
  })
}
