import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { RenewalAgreement } from './use-renewal-agreement.ts'

interface RenewalTermsProps {
  agreement: RenewalAgreement
  /** From the press to the opened page. */
  busy: boolean
  /** The page is open: the terms stay to be read beside the button that pays. */
  opened: boolean
}

/**
 * What renews, when, for how much and how it is cancelled, with a tick of its own that nobody has set before (15 U.S.C.
 * 8403): nothing is asked about a card until it is set.
 */
export function RenewalTerms({ agreement, busy, opened }: RenewalTermsProps) {
  const { renewals } = useMessages()
  const [isTicked, setTicked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { wording, agree } = agreement
  const goOn = () => {
    if (isTicked) return agree()
    setError(renewals.agreeFirst)
    document.getElementById('renewal-agree')?.focus()
  }
  return (
    <section
      aria-labelledby="renewal-title"
      className="mb-6 grid gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="renewal-title" className="text-xl">
        {wording.title}
      </h2>
      {wording.terms.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Checkbox
        id="renewal-agree"
        label={wording.agree}
        error={error}
        checked={isTicked}
        disabled={opened}
        onChange={(event) => {
          setTicked(event.target.checked)
          setError(null)
        }}
      />
      {!opened && (
        <p>
          <Button busy={busy} onClick={goOn}>
            {renewals.continue}
          </Button>
        </p>
      )}
    </section>
  )
}
