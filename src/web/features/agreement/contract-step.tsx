import { useState } from 'react'
import { type AgreementShown, signAgreementContract } from '../../../shared/api/agreement.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import type { Drawing } from '../../parts/signature/drawing-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { PapersToRead } from './papers-to-read.tsx'
import { SignatureFields } from './signature-fields.tsx'

/** The sentence of 15 U.S.C. 1679d(b)(4), as the paper has it: English, beside the very field that is signed. */
const prescribed =
  'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.'

interface StepProps {
  agreement: AgreementShown
  toSign: NonNullable<AgreementShown['toSign']>
  onSigned: () => Promise<unknown>
}

/** The contract with the notice of cancellation, and the signature beside the sentence about cancelling. */
export function ContractStep({ agreement, toSign, onSigned }: StepProps) {
  const { contract: texts, signature } = useMessages().agreement
  const { reference, person } = agreement
  const [drawing, setDrawing] = useState<Drawing>([])
  const form = useSendForm({
    initial: { signature: '' },
    keeps: true,
    idOf: (field) => field,
    check: (values) =>
      values.signature.trim().length < 2 ? { signature: saysCode('agreement.typeName') } : {},
    failed: signature.failed,
    send: ({ signature: name }, { call }) =>
      call(signAgreementContract, {
        params: { reference },
        body: { signature: { name, drawing }, digest: toSign.digest },
      }),
    onSent: onSigned,
  })
  const isTranslated = toSign.reading.length > 0
  return (
    <>
      <PapersToRead toSign={toSign} />
      <form noValidate className="mt-8 grid max-w-prose gap-6" onSubmit={form.submit}>
        <FailureNotice sentence={form.failure} />
        <p lang="en" className="font-bold">
          {prescribed}
        </p>
        {isTranslated && <p>{texts.beside}</p>}
        <SignatureFields
          expected={person?.name ?? ''}
          name={form.values.signature}
          error={form.problems.signature ?? null}
          drawing={drawing}
          onName={(name) => form.change({ signature: name })}
          onDrawing={setDrawing}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {texts.sign}
          </Button>
        </div>
      </form>
    </>
  )
}
