import { useMessages } from '../../lib/use-messages.tsx'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { bindCheck, bindText, type FundingFormState } from './form-state.ts'
import { FundingFileFields, type FundingFilesProps } from './funding-file-fields.tsx'

const consents = ['phoneCallsConsent', 'textMessagesConsent', 'emailConsent'] as const

/** Step 3: the purpose, documents, the agreement, and three consents that nothing depends on. */
export function AgreementStep({ form, ...files }: { form: FundingFormState } & FundingFilesProps) {
  const { funding } = useMessages()
  return (
    <>
      <TextArea
        {...bindText(form, 'fundingPurpose')}
        label={funding.fields.fundingPurpose}
        maxLength={2000}
        rows={4}
      />
      <FundingFileFields {...files} />
      <Checkbox {...bindCheck(form, 'agreeToTerms')} label={funding.agreement} aria-required />
      <fieldset aria-describedby="consents-hint">
        <legend className="font-semibold">{funding.consentsTitle}</legend>
        <p id="consents-hint" className="text-muted">
          {funding.consentsHint}
        </p>
        {consents.map((name) => (
          <Checkbox key={name} {...bindCheck(form, name)} label={funding.consents[name]} />
        ))}
      </fieldset>
      <AcceptedTerms />
    </>
  )
}
