import type { listMailings } from '../../../shared/api/mailing.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface MailPapersProps {
  clientId: string
  log: CallReply<typeof listMailings> | null
  answers: readonly DisputeResult[]
}

/**
 * Answers of bureaus and receipts of the mail. Each belongs to a letter and has a day from which a deadline runs, so it is added and
 * corrected in the mail log; here one sees that it is there.
 */
export function MailPapers({ clientId, log, answers }: MailPapersProps) {
  const { papers: texts } = useMessages()
  const rows = [
    ...answers.map(({ id, bureau, round, receivedOn, fileName }) => ({
      key: `answer-${id}`,
      name: texts.answerOf(bureau, round),
      // One that staff entered may have no file.
      detail: [fileName, texts.cameOn(formatDay(receivedOn))].filter(Boolean).join(', '),
      url: null,
    })),
    ...(log?.letters ?? []).flatMap(({ documentId, recipient, round, steps }) =>
      steps.flatMap(({ state, day, evidenceUrl }) =>
        evidenceUrl === null
          ? []
          : [
              {
                key: `step-${documentId}-${state}`,
                name: texts.receiptOf[state](recipient, round),
                detail: formatDay(day),
                url: evidenceUrl,
              },
            ],
      ),
    ),
  ]
  return (
    <Card id="mail-papers" title={texts.mailTitle}>
      <p className="text-muted">{texts.mailLead}</p>
      {rows.length === 0 ? (
        <p className="mt-2">{texts.nothing}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.map(({ key, name, detail, url }) => (
            <li key={key} className="py-3">
              <p className="font-semibold">{name}</p>
              <p className="text-sm break-words text-muted">{detail}</p>
              {url && (
                <TextLink to={url} isApart aria-label={texts.openOf(name)}>
                  {texts.open}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        kind="secondary"
        className="mt-4"
        to={`/account/mailing?client=${encodeURIComponent(clientId)}`}
      >
        {texts.mailLog}
      </LinkButton>
    </Card>
  )
}
