import type { GeneratedDocument } from '../../../shared/api/portal.ts'
import type { ReviewFinding } from '../../../shared/api/review.ts'
import { documentName } from '../../lib/document-name.ts'
import { formatTime } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Drafts } from './use-review.ts'

/** Documents of a round that answer no decision. */
const besideTheLetters = ['complaint_letter', 'forensic_analysis', 'mail_log']

interface LettersPanelProps {
  clientId: string
  round: number
  frozen: boolean
  /** Null while they are loaded. */
  documents: readonly GeneratedDocument[] | null
  failed: boolean
  findings: readonly ReviewFinding[]
  drafts: Drafts
}

/** The letters that follow from the decisions: how many items each has, and that they were just rewritten. */
export function LettersPanel(props: LettersPanelProps) {
  const { review, portal } = useMessages()
  const texts = review.letters
  const letters = (props.documents ?? []).filter(
    ({ documentType, round }) => round === props.round && !besideTheLetters.includes(documentType),
  )
  return (
    <Card id="letters" title={texts.title}>
      {props.documents === null && (props.failed ? <p>{portal.documents.failed}</p> : <Skeleton />)}
      {props.documents !== null && letters.length === 0 && <p className="text-muted">{texts.none}</p>}
      {letters.length > 0 && (
        <ul className="divide-y divide-line">
          {letters.map(({ id, documentType, fileUrl, ...letter }) => {
            const { decided, undecided } = countsOf(documentType, letter.undecided, props.findings)
            const isReady = letter.readyToSign && undecided === 0 && props.drafts.state !== 'writing'
            const name = texts.names[documentType] ?? documentName(documentType, portal.documents)
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
                <TextLink
                  to={fileUrl}
                  newTab
                  aria-label={isReady ? texts.openReady(name) : texts.open(name)}
                  className="inline-flex min-h-11 items-center"
                >
                  {name}
                </TextLink>
                <span className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
                  {documentType in texts.names && (
                    <span className="text-muted">{texts.itemsOf(decided)}</span>
                  )}
                  {undecided > 0 && <span className="text-wait">{texts.waiting(undecided)}</span>}
                  {isReady && <span className="font-semibold text-press">{texts.ready}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {!props.frozen && (
        <div role="status" className="mt-2 text-sm">
          <DraftsLine drafts={props.drafts} />
        </div>
      )}
      {letters.length > 0 && !props.frozen && (
        <p className="mt-3">
          <TextLink to={`/account/review?client=${props.clientId}&view=one&step=sign`} isApart>
            {texts.asText}
          </TextLink>
        </p>
      )}
      {letters.length > 0 && (
        <p className="mt-3">
          <TextLink to={`/account/mailing?client=${props.clientId}`} isApart>
            {texts.mailNext}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

/** 'Drafts updated at 2:02 PM'. */
export function DraftsLine({ drafts }: { drafts: Drafts }) {
  const texts = useMessages().review.letters
  if (drafts.state === 'writing') {
    return (
      <span className="flex items-center gap-2 text-muted">
        <Spinner className="size-4" />
        {texts.updating}
      </span>
    )
  }
  if (drafts.state === 'slow') return <span className="text-muted">{texts.slow}</span>
  if (drafts.updatedAt === null) return <span className="text-muted">{texts.follow}</span>
  return <span className="font-semibold text-press">{texts.updated(formatTime(drafts.updatedAt))}</span>
}

/** Items of one letter, decided and waiting: of a bureau's by the findings as they show now, of others as written. */
function countsOf(
  documentType: string,
  undecided: number,
  findings: readonly ReviewFinding[],
): { decided: number; undecided: number } {
  const isHere = ({ letters }: ReviewFinding) =>
    letters.some(({ bureau, kept }) => !kept && documentType === `${bureau.toLowerCase()}_dispute_letter`)
  const own = findings.filter(isHere)
  if (own.length === 0) return { decided: 0, undecided }
  return {
    decided: own.filter(({ decision }) => decision?.decision === 'dispute').length,
    undecided: own.filter(({ decision }) => decision === null).length,
  }
}
