import { says } from '../../../shared/sentences/says.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { bindCheck, bindText, type FundingFormState } from './form-state.ts'
import { FundingFileFields, type FundingFilesProps } from './funding-file-fields.tsx'

const consents = ['phoneCallsConsent', 'textMessagesConsent', 'emailConsent'] as const

/** 'missing': the form was to be sent without it. */
export type FeeAnswer = 'open' | 'agreed' | 'missing'

interface AgreementStepProps extends FundingFilesProps {
  form: FundingFormState
  /** The fee of success that a paid package brings along; null: none does. */
  fee: { answer: FeeAnswer; onAnswer: (answer: FeeAnswer) => void } | null
}

/** Step 3: the purpose, documents, the agreement, and three consents that nothing depends on. */
export function AgreementStep({ form, fee, ...files }: AgreementStepProps) {
  const { funding } = useMessages()
  const say = useSay()
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
      {fee && (
        <Checkbox
          id="agreeToFee"
          name="agreeToFee"
          checked={fee.answer === 'agreed'}
          error={fee.answer === 'missing' ? say(says('check.serviceFee')) : null}
          onChange={(event) => fee.onAnswer(event.target.checked ? 'agreed' : 'open')}
          label={funding.feeAgreement}
          aria-required
        />
      )}
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
