import type { AgreementShown } from '../../../shared/api/agreement.ts'
import { dayText } from '../../../shared/rules/civil-days.ts'
import { pageLanguage } from '../../lib/page-language.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelCard } from './cancel-card.tsx'
import { SignedPapers } from './signed-papers.tsx'

/** Where an agreement stands once nothing is to be signed: what follows, its papers, and the way to cancel it. */
export function AgreementStanding({
  agreement,
  reload,
}: {
  agreement: AgreementShown
  reload: () => Promise<unknown>
}) {
  const texts = useMessages().agreement
  const { stage, goOn, paidBefore, person, reference } = agreement
  return (
    <div className="grid max-w-prose gap-8">
      <div className="grid gap-4">
        <p>{standingText(agreement, texts)}</p>
        {!agreement.whole && (
          <Notice tone="alarm">
            <p>{texts.altered}</p>
          </Notice>
        )}
        {goOn !== null && agreement.whole && (
          <div>
            <LinkButton to={paidBefore || person === null ? goOn : withContact(goOn, person)}>
              {stage === 'not-needed'
                ? texts.notNeeded.button
                : paidBefore
                  ? texts.open.buttonPaid
                  : texts.open.button}
            </LinkButton>
          </div>
        )}
      </div>
      <SignedPapers reference={reference} papers={agreement.papers} />
      {agreement.mayCancel && <CancelCard reference={reference} onCancelled={reload} />}
    </div>
  )
}

type Texts = ReturnType<typeof useMessages>['agreement']

export function standingTitle({ stage, paidBefore }: AgreementShown, texts: Texts): string {
  if (stage === 'open') return paidBefore ? texts.open.titlePaid : texts.open.title
  const titles = {
    'not-needed': texts.notNeeded.title,
    statement: texts.statement.title,
    contract: texts.contract.title,
    waiting: texts.waiting.title,
    paid: texts.paid.title,
    cancelled: texts.cancelled.title,
  }
  return titles[stage]
}

function standingText({ stage, paidBefore, cancelUntil, opensOn }: AgreementShown, texts: Texts): string {
  const day = (each: string | null) => (each === null ? '' : dayText(each, pageLanguage()))
  if (stage === 'waiting')
    return (paidBefore ? texts.waiting.textPaid : texts.waiting.text)(day(cancelUntil), day(opensOn))
  if (stage === 'open') return paidBefore ? texts.open.textPaid : texts.open.text
  if (stage === 'cancelled') return paidBefore ? texts.cancelled.textPaid : texts.cancelled.text
  return stage === 'paid' ? texts.paid.text : texts.notNeeded.text
}

/** The checkout is filled in with what the agreement says; it takes no other address. */
function withContact(address: string, { name, email, phone }: NonNullable<AgreementShown['person']>): string {
  return `${address}&${new URLSearchParams({ name, email, phone })}`
}
