import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'

type Channel = 'phone' | 'text' | 'email'

interface ConsentOutcomeProps {
  step: 2 | 3 | 4
  channels: readonly Channel[]
  onContinue: () => void
}

const icons = { phone: Phone, text: MessageSquareText, email: Mail }

/** What follows an answer. It goes on by itself; nobody has to wait for it (WCAG 2.2.1). */
export function ConsentOutcome({ step, channels, onContinue }: ConsentOutcomeProps) {
  const { consent } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; this one is what a keyboard goes on with. Later steps keep the focus here.
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <div role="status" className="grid gap-3">
        {step === 2 && (
          <>
            <p>{consent.allSetText}</p>
            <ul className="flex flex-wrap gap-5">
              {channels.map((channel) => {
                const Icon = icons[channel]
                return (
                  <li key={channel} className="flex items-center gap-2">
                    <Icon aria-hidden="true" className="size-6 text-press" />
                    {consent.channels[channel]}
                  </li>
                )
              })}
            </ul>
          </>
        )}
        {step === 3 && <p>{consent.welcomeText}</p>}
        {step === 4 && <p>{consent.noProblemText}</p>}
      </div>
      <Button ref={button} kind="secondary" wide className="mt-5" onClick={onContinue}>
        {consent.continueNow}
      </Button>
    </>
  )
}
