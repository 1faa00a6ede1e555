import { useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SampleLetter } from './sample-letter.tsx'

interface AccessFormProps {
  email: string
  busy: boolean
  onCheck: (email: string) => void
}

/** The first screen: what the generator does, and the address that opens it. */
export function AccessForm({ email: start, busy, onCheck }: AccessFormProps) {
  const { generator } = useMessages()
  const { access } = generator
  const [email, setEmail] = useState(start)
  usePageTitle(generator.pageTitle)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div>
        <PageHeading title={generator.pageTitle} lead={generator.lead} />
        <ul className="mb-8 grid list-disc gap-1 pl-5">
          {access.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Card id="access" title={access.title} className="max-w-xl">
          <form
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              onCheck(email)
            }}
          >
            <EmailField
              id="email"
              label={access.email}
              hint={access.text}
              value={email}
              required
              onChange={(event) => setEmail(event.target.value)}
            />
            <div>
              <Button type="submit" busy={busy}>
                {busy ? access.checking : access.check}
              </Button>
            </div>
          </form>
        </Card>
        <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
          <span>{access.notYet}</span>
          <TextLink to="/subscriptions">{access.plans}</TextLink>
          <TextLink to="/apply-beta">{access.beta}</TextLink>
        </p>
      </div>
      <SampleLetter />
    </div>
  )
}
