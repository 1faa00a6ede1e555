import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SampleLetter } from './sample-letter.tsx'

interface AccessFormProps {
  email: string
  busy: boolean
  onCheck: (email: string) => Promise<void>
}

/** The first screen: what the generator does, and the address that opens it. */
export function AccessForm({ email: start, busy, onCheck }: AccessFormProps) {
  const { generator } = useMessages()
  const { access } = generator
  const form = useSendForm({
    initial: { email: start },
    keeps: true,
    check: (values) => problemsIn({ email: emailAddress() }, values),
    failed: generator.required.unverified,
    send: (values) => onCheck(values.email),
  })
  const { error, ...email } = form.field('email')
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
          <form noValidate className="grid gap-5" onSubmit={form.submit}>
            <ErrorSummary problems={error ? [{ id: 'email', sentence: error }] : []} attempt={form.attempt} />
            <EmailField
              id="email"
              label={access.email}
              hint={access.text}
              error={error}
              required
              {...email}
            />
            <div>
              <Button type="submit" busy={busy}>
                {busy ? access.checking : access.check}
              </Button>
            </div>
          </form>
        </Card>
        <p className="mt-5 flex flex-wrap items-center gap-x-5">
          <span>{access.notYet}</span>
          <TextLink to="/subscriptions" className="inline-flex min-h-11 items-center">
            {access.plans}
          </TextLink>
          <TextLink to="/apply-beta" className="inline-flex min-h-11 items-center">
            {access.beta}
          </TextLink>
        </p>
      </div>
      <SampleLetter />
    </div>
  )
}
