import { useQueryClient } from '@tanstack/react-query'
import { enterPaidElsewhere } from '../../../shared/api/arrivals.ts'
import { arrivalTexts } from '../../../shared/messages/staff/arrivals.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { nothingPaid, PaidFields, paidOf } from './paid-fields.tsx'

const { enter: texts } = arrivalTexts

/** What an imported client paid elsewhere, whose file did not say it. */
export function PaidElsewhereForm({ clientId }: { clientId: string }) {
  const toast = useToast()
  const queries = useQueryClient()
  const form = useSendForm({
    initial: nothingPaid,
    failed: texts.failed,
    idOf: (field) => `enter-${field}`,
    send: (draft, { call }) => call(enterPaidElsewhere, { params: { id: clientId }, body: paidOf(draft) }),
    onSent: async () => {
      toast({ title: texts.done, kind: 'success' })
      await queries.invalidateQueries()
    },
  })
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h3 className="text-lg">{texts.title}</h3>
      <p>{texts.lead}</p>
      <SentForm submit={texts.send} form={form}>
        <PaidFields id="enter" form={form} />
      </SentForm>
    </section>
  )
}
