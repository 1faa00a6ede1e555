import { type ClientArrival, getClientArrival, inviteClient } from '../../../shared/api/arrivals.ts'
import { arrivalTexts } from '../../../shared/messages/staff/arrivals.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PaidElsewhereForm } from './paid-elsewhere-form.tsx'

const { note: texts } = arrivalTexts

/** Below a case: how its client came, what another program knew of them, and the invitation. Nothing for whoever bought here. */
export function ArrivalNote({ clientId }: { clientId: string }) {
  const { data } = useCall(getClientArrival, { params: { id: clientId } })
  if (!data?.arrival) return null
  const { arrival, isOpen } = data
  return (
    <div className="mt-8">
      <PageSection id="arrival" title={texts.title}>
        <div className="grid max-w-prose gap-3">
          <p>
            {texts.how[arrival.how](arrival.by, formatInstant(arrival.at))} {paidText(arrival)}
          </p>
          {arrival.formerNumber !== '' && <p>{texts.formerNumber(arrival.formerNumber)}</p>}
          {arrival.tags.length > 0 && (
            <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
              {arrival.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
          {arrival.notes !== '' && (
            <section aria-label={texts.notes}>
              <h3 className="text-lg">{texts.notes}</h3>
              <p className="wrap-anywhere whitespace-pre-line">{arrival.notes}</p>
            </section>
          )}
          {isOpen ? <PaidElsewhereForm clientId={clientId} /> : <InviteButton clientId={clientId} />}
        </div>
      </PageSection>
    </div>
  )
}

function paidText({ paid, amount, paidOn }: ClientArrival): string {
  if (paid === 'free') return texts.free
  if (paid === 'unknown') return texts.unknown
  const dollars = formatDollars(Number(amount))
  return paidOn === null ? texts.elsewhere(dollars) : texts.elsewhereOn(dollars, formatDay(paidOn))
}

function InviteButton({ clientId }: { clientId: string }) {
  const toast = useToast()
  const { busy, act } = useAct(useMessages().shell.genericError, { toastTitle: texts.inviteFailed })
  const invite = () =>
    void act(async (call) => {
      const { invited } = await call(inviteClient, { params: { id: clientId } })
      toast({ title: invited ? texts.invited : texts.already, kind: 'success' })
    })
  return (
    <div>
      <Button kind="secondary" size="sm" busy={busy} onClick={invite}>
        {texts.invite}
      </Button>
    </div>
  )
}
