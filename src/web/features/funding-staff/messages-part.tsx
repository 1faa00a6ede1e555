import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatInstant } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps, StaffApplication } from './application-record.ts'
import { MessageForm } from './message-form.tsx'

const { messages: texts, one } = staffFundingTexts

/** What was written back and forth, and the form to answer. A log: what comes in meanwhile is announced. */
export function MessagesPart({ application, reload }: PartProps) {
  const { messages } = application
  const waiting = messages.at(-1)?.from === 'applicant' ? messages.at(-1)?.id : undefined
  return (
    <ApplicationPart id="messages" title={one.sections.messages} wide>
      {messages.length === 0 && (
        <p className="text-muted">
          {texts.none}. {texts.noneText}
        </p>
      )}
      <div role="log" aria-label={texts.log}>
        <ol className="grid gap-2">
          {messages.map((message) => (
            <Message key={message.id} message={message} waits={message.id === waiting} />
          ))}
        </ol>
      </div>
      <MessageForm applicationId={application.id} onSent={reload} />
    </ApplicationPart>
  )
}

function Message({ message, waits }: { message: StaffApplication['messages'][number]; waits: boolean }) {
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
