import { type AgreementShown, beginAgreement } from '../../../shared/api/agreement.ts'
import { intakeContact } from '../../../shared/api/intake.ts'
import { stateCodes, stateName } from '../../../shared/rules/us-states.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'

/** What is ordered, as the address of the page names it. */
export type AgreementOrder = Partial<
  Record<'product' | 'tier' | 'amount' | 'service' | 'client', string | null>
>

const states = stateCodes.map((value) => ({ value, label: stateName(value) }))
const fields = ['name', 'email', 'phone', 'mailingAddress', 'city', 'state', 'zipCode'] as const
const empty = { name: '', email: '', phone: '', mailingAddress: '', city: '', state: '', zipCode: '' }

interface WhereFormProps {
  order: AgreementOrder
  known: Partial<typeof empty>
  onBegun: (agreement: AgreementShown) => void
}

/** Who buys, and where they live: that decides whether an agreement is signed. */
export function WhereForm({ order, known, onBegun }: WhereFormProps) {
  const { where: texts } = useMessages().agreement
  const form = useSendForm({
    initial: { ...empty, ...known },
    keeps: true,
    check: (values) => {
      const wrong = problemsIn(intakeContact.shape, values)
      return values.state === '' ? { ...wrong, state: saysCode('agreement.chooseState') } : wrong
    },
    failed: texts.failed,
    send: (values, { call }) => call(beginAgreement, { body: { ...values, ...order } }),
    onwards: onBegun,
  })
  const problems = fields.flatMap((id) => {
    const sentence = form.problems[id]
    return sentence ? [{ id, sentence }] : []
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={form.submit}>
      <ErrorSummary problems={problems} attempt={form.attempt} />
      <FailureNotice sentence={form.failure} />
      <TextField
        id="name"
        label={texts.name}
        autoComplete="name"
        spellCheck={false}
        {...form.field('name')}
      />
      <EmailField id="email" label={texts.email} {...form.field('email')} />
      <PhoneField id="phone" label={texts.phone} {...form.field('phone')} />
      <TextField
        id="mailingAddress"
        label={texts.mailingAddress}
        autoComplete="street-address"
        {...form.field('mailingAddress')}
      />
      <TextField id="city" label={texts.city} autoComplete="address-level2" {...form.field('city')} />
      <SelectField
        id="state"
        label={texts.state}
        choices={states}
        empty={texts.chooseState}
        autoComplete="address-level1"
        {...form.field('state')}
      />
      <TextField
        id="zipCode"
        label={texts.zipCode}
        autoComplete="postal-code"
        inputMode="numeric"
        {...form.field('zipCode')}
      />
      <AcceptedTerms />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
