import { closeFundingMessages } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { classNames } from '../../ui/class-names.ts'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps, StaffApplication } from './application-record.ts'
import { MessageForm } from './message-form.tsx'

const { messages: texts, one } = staffFundingTexts

/** What was written back and forth, and the form to answer. A log: what comes in meanwhile is announced. */
export function MessagesPart({ application, reload }: PartProps) {
  const { id, messages, packages } = application
  const toast = useToast()
  const closing = useAct(texts.stillWaits, { toastTitle: texts.closeFailed })
  const seenUpTo = messages.at(-1)?.id ?? 0
  /** Takes the messages on the screen off the list without an answer. */
  const close = () =>
    closing.act(async (call) => {
      await call(closeFundingMessages, { params: { id: String(id) }, body: { seenUpTo } })
      toast({ ...texts.closed, kind: 'success' })
      await reload()
    })
  const fromApplicant = messages.findLast(({ from }) => from === 'applicant')?.id ?? 0
  return (
    <ApplicationPart id="messages" title={one.sections.messages} wide>
      <p className="text-muted">{supportSentence(packages)}</p>
      {messages.length === 0 && (
        <p className="text-muted">
          {texts.none}. {texts.noneText}
        </p>
      )}
      <div role="log" aria-label={texts.log}>
        <ol className="grid gap-2">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </div>
      <MessageForm
        applicationId={id}
        seenUpTo={seenUpTo}
        fromApplicant={fromApplicant}
        onSent={reload}
        onClose={messages.some(({ waiting }) => waiting) ? () => void close() : undefined}
        closing={closing.busy}
      />
    </ApplicationPart>
  )
}

/** Whether the applicant has the email support of a package now. About the application itself everybody is answered. */
function supportSentence(packages: StaffApplication['packages']): string {
  const support = packages.find((each) => each.support !== null)?.support
  if (!support) return texts.noSupport
  return (support.open ? texts.supportUntil : texts.supportEnded)(formatDay(support.until))
}

function Message({ message }: { message: StaffApplication['messages'][number] }) {
  const { waiting: waits } = message
  const isStaff = message.from === 'staff'
  const look = isStaff
    ? 'ml-6 border-press bg-press-soft'
    : waits
      ? 'border-wait bg-wait-soft'
      : 'border-line'
  return (
    <li className={classNames('max-w-prose rounded-md border-l-4 px-3 py-2', look)}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <strong className="font-semibold">{message.author}</strong> (
          {isStaff ? texts.staff : texts.applicant})
          {waits && <span className="font-semibold text-wait"> {texts.waits}</span>}
        </span>
        <time dateTime={message.at}>{formatInstant(message.at)}</time>
      </p>
      <p className="break-words whitespace-pre-line">{message.text}</p>
    </li>
  )
}
