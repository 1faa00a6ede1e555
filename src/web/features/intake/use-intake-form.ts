import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { getPayment } from '../../../shared/api/checkout.ts'
import { getIntakeDraft, intakeContact, intakeForm, type KeptIntakeFile } from '../../../shared/api/intake.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { readStored, removeStored } from '../../lib/stored-record.ts'
import { intakePrefill } from '../../lib/stored-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useNewest } from '../../lib/use-newest.ts'
import { emptyIntake, type IntakeValues, knownFields } from './intake-values.ts'
import { type DraftKeeping, useDraftKeeping } from './use-draft-keeping.ts'
import { type DraftOnce, useDraftOnce } from './use-draft-once.ts'

export interface IntakeFormState {
  form: UseFormReturn<IntakeValues>
  /** From the success page; the address may name one as well. */
  paymentIntentId: string | null
  /** What a draft of an earlier visit had to give: nothing, what was typed, or chosen files as well. */
  restored: 'nothing' | 'texts' | 'files'
  /** Whether the draft was looked for, and whether the contact details are whole with it. */
  opening: 'waiting' | 'whole' | 'incomplete'
  draft: DraftKeeping
  /** What an earlier visit typed could not be loaded; `refetch` looks again. */
  unknown: DraftOnce['unknown']
}

const askForDraft = () => callApi(getIntakeDraft, {})

/**
 * The form with everything that keeps it: the prefill of the success page (read once and removed), the draft on the
 * server from an earlier visit, what was typed at the payment, and the saving of what is typed.
 * @param client of the address: whoever comes from the receipt of a PaymentIntent types nothing twice
 * @param onFiles hears which chosen files the server has kept
 * @param firstWrite shared with the keeping of the files
 */
export function useIntakeForm(
  client: string | null,
  onFiles: (files: readonly KeptIntakeFile[]) => void,
  firstWrite: FirstWrite,
): IntakeFormState {
  const { intake } = useMessages()
  const toast = useToast()
  const form = useForm<IntakeValues>({
    resolver: zodResolver(intakeForm) as never,
    defaultValues: emptyIntake,
    shouldFocusError: false,
  })
  const [paymentIntentId, setPaymentIntentId] = useState<string | null>(null)
  const [restored, setRestored] = useState<IntakeFormState['restored']>('nothing')
  const [opening, setOpening] = useState<IntakeFormState['opening']>('waiting')
  const opened = useRef(false)
  const takeDraft = useNewest(({ fields, files }: CallReply<typeof getIntakeDraft>) => {
    const { paymentIntentId: kept, ...rest } = fields
    if (fillEmpty(form, rest)) setRestored('texts')
    if (files.length > 0) setRestored('files')
    onFiles(files)
    if (kept) setPaymentIntentId((before) => before ?? kept)
  })
  const once = useDraftOnce(askForDraft, takeDraft)
  const { lookForDraft, unknown } = once

  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const prefill = readStored(intakePrefill)
    removeStored(intakePrefill)
    if (prefill) {
      form.reset({ ...form.getValues(), ...knownFields(prefill) })
      setPaymentIntentId(prefill.paymentIntentId ?? null)
      toast({ ...intake.prefilled, kind: 'success' })
    }
    lookForDraft()
      .catch((error: unknown) => logProblem('The intake draft could not be loaded.', error))
      .then(() => setOpening(intakeContact.safeParse(form.getValues()).success ? 'whole' : 'incomplete'))
      .then(() =>
        client?.startsWith('pi_') ? callApi(getPayment, { params: { paymentIntentId: client } }) : null,
      )
      .then((payment) => {
        const { name = '', email = '', phone = '' } = payment ?? {}
        if (fillEmpty(form, { name, email, phone })) toast({ ...intake.prefilled, kind: 'success' })
      })
      // A number that is no payment of this browser fills nothing; the answer to the intake says so.
      .catch((error: unknown) => logProblem('What was typed at the payment could not be loaded.', error))
  }, [form, intake, toast, client, lookForDraft])

  useChecksAnew(form)
  const draft = useDraftKeeping(form, paymentIntentId, firstWrite, once)

  return { form, paymentIntentId, restored, opening, draft, unknown }
}

/** What a tester typed when they applied is not asked twice; what the draft of an earlier visit holds goes before it. */
export function useFilledContact(
  { form, opening }: Pick<IntakeFormState, 'form' | 'opening'>,
  contact: Record<'name' | 'email' | 'phone', string> | undefined,
): void {
  useEffect(() => {
    if (contact && opening !== 'waiting') fillEmpty(form, contact)
  }, [form, opening, contact])
}

/**
 * A field that was found wrong is looked at again with every change, so that a right answer is never shown as an error.
 * The library does so only after a submit of its own; the steps of this form are checked by name.
 */
function useChecksAnew(form: UseFormReturn<IntakeValues>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).invalid) void form.trigger(name)
    })
    return unsubscribe
  }, [form])
}

/** Fills the fields that are still empty. @returns whether there was one */
function fillEmpty(form: UseFormReturn<IntakeValues>, given: Record<string, string>): boolean {
  const missing = Object.entries(knownFields(given)).filter(
    ([field, value]) => value !== '' && form.getValues(field as keyof IntakeValues) === '',
  )
  for (const [field, value] of missing) form.setValue(field as keyof IntakeValues, value)
  return missing.length > 0
}
