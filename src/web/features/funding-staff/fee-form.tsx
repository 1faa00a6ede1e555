import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { recordFundingFee } from '../../../shared/api/funding-staff.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { localDay } from '../../lib/local-day.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { StaffApplication } from './application-record.ts'
import { dollarsTyped, feeOf, feeProblems } from './fee-of-typed.ts'

const { fee: texts } = staffFundingTexts
const percent = applicationModule.backendFeePercent

interface FeeFormProps {
  applicationId: number
  /** The fee that is on record now; null: none. */
  recorded: StaffApplication['fee']
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** The funded amount and its day; the fee is computed while it is typed and stands on the button that records it. */
export function FeeForm({ applicationId, recorded, onSaved, onClose }: FeeFormProps) {
  const toast = useToast()
  const today = localDay(new Date())
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState<Pick<NonNullable<typeof recorded>, 'funded' | 'confirmedOn'> | null>(
    recorded,
  )
  const { values, change, busy, failure, submit, problems } = useSendForm({
    initial: { funded: base ? base.funded.toFixed(2) : '', confirmedOn: base?.confirmedOn ?? '' },
    keeps: true,
    check: (typed) => feeProblems(typed, today),
    failed: texts.failed,
    send: (typed, { call }) => {
      const body = { funded: dollarsTyped(typed.funded) ?? 0, confirmedOn: typed.confirmedOn }
      return call(recordFundingFee, { params: { id: String(applicationId) }, body })
    },
    onSent: async ({ fee: now }) => {
      toast({ title: texts.saved(formatDollars(now)), kind: 'success' })
      await onSaved()
    },
    // What was typed since it was sent stays, on top of what was recorded.
    onwards: (_now, sent, isAsSent) =>
      isAsSent
        ? onClose()
        : setBase({ funded: dollarsTyped(sent.funded) ?? 0, confirmedOn: sent.confirmedOn }),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isOld = !busy && (base?.funded !== recorded?.funded || base?.confirmedOn !== recorded?.confirmedOn)
  const funded = feeProblems(values, today).funded ? null : dollarsTyped(values.funded)
  const fee = funded === null ? null : formatDollars(feeOf(funded))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const field = (name: keyof typeof values) => ({
    id: `fee-${name}`,
    value: values[name],
    error: problems[name] ?? null,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label={recorded ? texts.correct : texts.record}
      className="grid gap-3"
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      {isOld && (
        <Notice tone="wait" role="status">
          <p>{texts.recordedMeanwhile}</p>
        </Notice>
      )}
      {recorded && <p className="text-muted">{texts.replaces}</p>}
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <TextField {...field('funded')} label={texts.funded} inputMode="decimal" />
        <TextField {...field('confirmedOn')} label={texts.confirmedOn} type="date" max={today} />
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {fee === null ? texts.notComputed(percent) : texts.computed(percent, fee)}
      </p>
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={busy}>
          {fee === null ? texts.saveBlank : texts.save(fee)}
        </Button>
        <Button kind="secondary" size="sm" className="min-h-11" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
