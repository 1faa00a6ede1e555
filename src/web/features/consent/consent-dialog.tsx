import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import { useId, useState } from 'react'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ConsentOutcome } from './consent-outcome.tsx'
import { useConsentSteps } from './use-consent-steps.ts'

export interface ConsentDialogProps {
  open: boolean
  customerName?: string
  /** Left without an answer, or after the answer was reported. */
  onClose: () => void
  /** The answer; the channels are those selected when the answer is yes, email alone when it is no. */
  onConsent: (consent: boolean, preferences: CommunicationPreferences) => void
}

const channelIcons = { phone: Phone, text: MessageSquareText, email: Mail }
const channels = ['phone', 'text', 'email'] as const

/** The communication consent dialog. Opens at step 1 with all three channels selected, every time. */
export function ConsentDialog(props: ConsentDialogProps) {
  return props.open ? <OpenConsentDialog {...props} /> : null
}

function OpenConsentDialog({ customerName, onClose, onConsent }: ConsentDialogProps) {
  const { consent } = useMessages()
  const id = useId()
  const [chosen, setChosen] = useState<CommunicationPreferences>({ phone: true, text: true, email: true })
  const { step, accept, decline, finishNow } = useConsentSteps((agreed) => {
    onConsent(agreed, agreed ? chosen : { phone: false, text: false, email: true })
    onClose()
  })
  const none = !chosen.phone && !chosen.text && !chosen.email
  const firstName = customerName?.trim().split(/\s+/)[0]

  if (step !== 1) {
    return (
      <Dialog open size="sm" title={titleOf(step, consent)} onClose={finishNow}>
        <ConsentOutcome
          step={step}
          channels={channels.filter((channel) => chosen[channel])}
          onContinue={finishNow}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      size="sm"
      title={firstName ? consent.askTitleNamed(firstName) : consent.askTitle}
      description={consent.askText}
      onClose={onClose}
    >
      <fieldset aria-describedby={`${id}-note`} className="grid gap-1">
        <legend className="sr-only">{consent.askText}</legend>
        {channels.map((channel) => {
          const Icon = channelIcons[channel]
          return (
            <label
              key={channel}
              className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3 has-checked:border-press has-checked:bg-press-soft"
            >
              <input
                type="checkbox"
                className="size-6 accent-press"
                checked={chosen[channel]}
                onChange={(event) => setChosen({ ...chosen, [channel]: event.target.checked })}
              />
              <Icon aria-hidden="true" className="size-5 text-press" />
              {consent.channels[channel]}
            </label>
          )
        })}
      </fieldset>
      <p role="status" className="mt-2 font-semibold text-alarm empty:hidden">
        {none ? consent.selectOne : null}
      </p>
      <div className="mt-4 grid gap-3">
        <Button wide disabled={none} onClick={accept}>
          {consent.yes}
        </Button>
        <Button wide kind="secondary" onClick={decline}>
          {consent.no}
        </Button>
      </div>
      <p id={`${id}-note`} className="mt-4 text-sm text-muted">
        {consent.optOut} {consent.notRequired}
      </p>
    </Dialog>
  )
}

function titleOf(
  step: 2 | 3 | 4,
  texts: { allSetTitle: string; welcomeTitle: string; noProblemTitle: string },
): string {
  if (step === 2) return texts.allSetTitle
  return step === 3 ? texts.welcomeTitle : texts.noProblemTitle
}
