import CalendarDays from 'lucide-react/icons/calendar-days'
import FileArchive from 'lucide-react/icons/file-archive'
import { downloadCalendar, downloadCaseFile } from '../../../shared/api/mailing.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The deadlines for one's own calendar, and everything in one archive for a lawyer. */
export function RecordsCard({ clientId }: { clientId: string }) {
  const { records: texts } = useMessages().mailing
  const params = { id: clientId }
  const files = [
    {
      key: 'calendar',
      Icon: CalendarDays,
      to: addressOf(downloadCalendar, { params }),
      name: texts.calendar,
      text: texts.calendarText,
    },
    {
      key: 'case-file',
      Icon: FileArchive,
      to: addressOf(downloadCaseFile, { params }),
      name: texts.caseFile,
      text: texts.caseFileText,
    },
  ]
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {files.map(({ key, Icon, to, name, text }) => (
        <li key={key} className="flex flex-col rounded-lg border border-line bg-surface p-5">
          <p className="mb-4 max-w-prose">{text}</p>
          <LinkButton to={to} download kind="secondary" className="mt-auto">
            <Icon aria-hidden="true" className="size-5" />
            {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
