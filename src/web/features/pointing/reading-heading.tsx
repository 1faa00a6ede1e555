import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Which report this is, how it reads now, and what to do where its pages cannot help. */
export function ReadingHeading(props: { client: string; reading: ReportReadingState; wasReplaced: boolean }) {
  const { client, reading } = props
  const { pointing: texts, review } = useMessages()
  const say = useSay()
  const online = useOnline()
  const unread = reading.pages.reduce((sum, page) => sum + page.unread, 0)
  const whole = reading.state === 'read' && unread === 0
  const tones = {
    read: 'good',
    'in part': 'wait',
    refused: 'alarm',
    reading: 'wait',
    closed: 'alarm',
  } as const
  const sentence = {
    read: null,
    'in part': null,
    refused: texts.states.refused,
    reading: texts.states.reading,
    closed: texts.states.closed,
  }[reading.state]
  const counted = [
    texts.states.accounts(reading.accounts),
    unread > 0 && reading.sentence === null && texts.states.left(unread),
  ].filter(Boolean)
  return (
    <>
      <p className="mb-3">
        <TextLink to={`/client-dashboard?client=${encodeURIComponent(client)}`} isApart>
          {texts.back}
        </TextLink>
      </p>
      <PageHeading title={texts.title(bureauNames[reading.bureau])} lead={whole ? null : texts.lead} />
      <div className="mb-6 grid gap-3">
        <p className="text-sm break-all text-muted">{reading.fileName}</p>
        {props.wasReplaced && (
          <Notice tone="wait" role="alert">
            <p>{texts.say.replaced}</p>
          </Notice>
        )}
        {!online && (
          <Notice tone="wait" role="status" title={review.offline.title}>
            <p>{review.offline.text}</p>
          </Notice>
        )}
        <Notice tone={whole ? 'good' : tones[reading.state]} role="status">
          {whole && <p>{texts.states.allRead}</p>}
          {reading.sentence && <p>{say(reading.sentence)}</p>}
          {sentence && <p>{sentence}</p>}
          {reading.state !== 'closed' && reading.state !== 'reading' && <p>{counted.join(', ')}</p>}
          {reading.state === 'closed' && (
            <LinkButton
              kind="secondary"
              size="sm"
              className="mt-2"
              to={`/upload?client=${encodeURIComponent(client)}#report-${reading.bureau}`}
            >
              {texts.uploadAnother}
            </LinkButton>
          )}
        </Notice>
      </div>
    </>
  )
}
