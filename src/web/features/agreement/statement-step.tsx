import { useState } from 'react'
import {
  type AgreementShown,
  openAgreementPaper,
  signAgreementStatement,
} from '../../../shared/api/agreement.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import type { Drawing } from '../../parts/signature/drawing-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PapersToRead } from './papers-to-read.tsx'
import { SignatureFields } from './signature-fields.tsx'

interface StepProps {
  agreement: AgreementShown
  toSign: NonNullable<AgreementShown['toSign']>
  onSigned: () => Promise<unknown>
}

/** The consent to electronic records, the statement of 15 U.S.C. 1679c as a paper of its own, and the signed receipt. */
export function StatementStep({ agreement, toSign, onSigned }: StepProps) {
  const { statement: texts, signature } = useMessages().agreement
  const { reference, company, person } = agreement
  const [drawing, setDrawing] = useState<Drawing>([])
  const form = useSendForm({
    initial: { signature: '', accessCode: '', electronic: false },
    keeps: true,
    idOf: (field) => field,
    check: (values) => ({
      ...(values.accessCode.trim() === '' ? { accessCode: saysCode('agreement.wrongCode') } : {}),
      ...(values.electronic ? {} : { electronic: saysCode('agreement.consentFirst') }),
      ...(values.signature.trim().length < 2 ? { signature: saysCode('agreement.typeName') } : {}),
    }),
    failed: signature.failed,
    send: ({ signature: name, accessCode }, { call }) =>
      call(signAgreementStatement, {
        params: { reference },
        body: { signature: { name, drawing }, digest: toSign.digest, accessCode, electronic: true },
      }),
    onSent: onSigned,
  })
  const testFile = addressOf(openAgreementPaper, { params: { reference, paper: 'access-check' } })
  const { records } = texts
  return (
    <form noValidate className="grid max-w-prose gap-8" onSubmit={form.submit}>
      <FailureNotice sentence={form.failure} />
      <section
        aria-labelledby="records-title"
        className="grid gap-3 rounded-md border border-line bg-sunk p-5"
      >
        <h2 id="records-title" className="text-xl">
          {texts.recordsTitle}
        </h2>
        <p>{records.what}</p>
        <p>{records.onPaper(company.name, company.address, company.email)}</p>
        <p>{records.takeBack}</p>
        <p>{records.needed}</p>
        <p>
          <TextLink to={testFile} download className="inline-flex min-h-12 items-center">
            {texts.testFile}
          </TextLink>
        </p>
        <TextField
          id="accessCode"
          label={texts.accessCode}
          hint={texts.accessHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('accessCode')}
        />
        <Checkbox
          id="electronic"
          label={texts.consent}
          error={form.problems.electronic}
          checked={form.values.electronic}
          onChange={(event) => form.change({ electronic: event.target.checked })}
        />
      </section>
      <PapersToRead toSign={toSign} />
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
  )
}
