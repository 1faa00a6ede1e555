import { openAgreementPaper, recordCancellation, type StaffAgreement } from '../../../shared/api/agreement.ts'
import { staffAgreementsTexts as texts } from '../../../shared/messages/staff/agreements.ts'
import { dayText } from '../../../shared/rules/civil-days.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { stateName } from '../../../shared/rules/us-states.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface CardProps {
  agreement: StaffAgreement
  isOfClient: boolean
  onChanged: () => Promise<unknown>
}

/** One agreement: who, what, where it stands, its papers, and a cancellation that came in writing. */
export function StaffAgreementCard({ agreement, isOfClient, onChanged }: CardProps) {
  const { reference, name, email, stage, cancelledAt, cancelledBy, signedOn, cancelUntil, clientId } =
    agreement
  const facts = [
    [texts.state, stateName(agreement.state)],
    [texts.total, formatDollars(agreement.price)],
    [texts.signed, signedOn ? dayText(signedOn) : ''],
    [texts.cancelUntil, cancelUntil ? dayText(cancelUntil) : ''],
    [
      texts.cancelled,
      cancelledAt
        ? (cancelledBy === 'staff' ? texts.byStaff : texts.byPerson)(formatInstant(cancelledAt))
        : '',
    ],
  ] as const
  return (
    <Card id={`agreement-${reference.slice(0, 10)}`} title={agreement.product} level={3}>
      <p className="break-words">
        {name === '' ? texts.gone : `${name}, `}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <p className="mt-1">
        <Badge>{texts.stages[stage]}</Badge>
      </p>
      {!agreement.whole && (
        <Notice tone="alarm" className="mt-3">
          <p>{texts.altered}</p>
        </Notice>
      )}
      {agreement.refundDue && (
        <Notice tone="alarm" className="mt-3">
          <p>{texts.refundDue}</p>
        </Notice>
      )}
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {facts.map(([label, value]) =>
          value === '' ? null : (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {agreement.papers.map((paper) => (
          <li key={paper}>
            <TextLink to={addressOf(openAgreementPaper, { params: { reference, paper } })} download>
              {texts.paper(texts.papers[paper])}
            </TextLink>
          </li>
        ))}
        {!isOfClient && clientId !== null && (
          <li>
            <TextLink to={`/dashboard/client?client=${clientId}`}>{texts.client}</TextLink>
          </li>
        )}
      </ul>
      {signedOn !== null && cancelledAt === null && (
        <NoticeForm reference={reference} onChanged={onChanged} />
      )}
    </Card>
  )
}

/** A notice of cancellation that came on paper counts by the day on which it was sent. */
function NoticeForm({ reference, onChanged }: { reference: string; onChanged: () => Promise<unknown> }) {
  const { notice } = texts
  const toast = useToast()
  const form = useSendForm({
    initial: { givenOn: '' },
    check: ({ givenOn }) => (givenOn === '' ? { givenOn: saysCode('agreement.noDay') } : {}),
    failed: notice.failed,
    send: ({ givenOn }, { call }) => call(recordCancellation, { params: { reference }, body: { givenOn } }),
    onSent: async () => {
      toast({ title: notice.done, kind: 'success' })
      await onChanged()
    },
  })
  return (
    <details className="mt-3">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{notice.title}</summary>
      <form noValidate className="mt-2 grid max-w-prose gap-3" onSubmit={form.submit}>
        <FailureNotice sentence={form.failure} />
        <TextField
          id={`notice-${reference.slice(0, 10)}`}
          type="date"
          label={notice.label}
          hint={notice.hint}
          {...form.field('givenOn')}
        />
        <div>
          <Button type="submit" kind="secondary" busy={form.busy}>
            {notice.enter}
          </Button>
        </div>
      </form>
    </details>
  )
}
