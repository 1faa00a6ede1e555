import type { ReactNode } from 'react'
import type { getPurchase } from '../../../shared/api/storefront.ts'
import { fundingFormAddress, opensFundingForm } from '../../../shared/catalogue/funding-form.ts'
import { guideAddress, pagedGuidesOf } from '../../../shared/catalogue/paged-guides.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SessionTimes } from './session-times.tsx'

type Answer = CallReply<typeof getPurchase>

interface PurchaseStepsProps {
  sessionId: string
  answer: Answer
  onChanged: () => Promise<unknown>
  /** How a session's time is chosen; `times` is the way without a time that staff offer. */
  renderSession: (times: ReactNode) => ReactNode
}

/** The way to everything that a purchase opens; nothing when it opens nothing any more. */
export function PurchaseSteps({ sessionId, answer, onChanged, renderSession }: PurchaseStepsProps) {
  const { purchases: texts, success, guides: guidesTexts } = useMessages()
  const say = useSay()
  const opens = answer.purchase?.opens ?? []
  const guides = pagedGuidesOf(answer.purchase?.product.key ?? '')
  const leadsToForm = opens.includes('material') && opensFundingForm(answer.purchase?.product.key ?? '')
  if (opens.length === 0) return null
  return (
    <section aria-labelledby="next-title" className="grid gap-4">
      <h2 id="next-title" className="text-2xl">
        {texts.next}
      </h2>
      {opens.includes('case') && answer.intakeAddress && (
        <Step title={texts.case.title} text={texts.case.text}>
          <LinkButton to={answer.intakeAddress}>{texts.case.button}</LinkButton>
        </Step>
      )}
      {answer.caseAddress && (
        <Step title={success.openCase} text={success.caseGoesOn}>
          <LinkButton to={answer.caseAddress}>{success.openCase}</LinkButton>
        </Step>
      )}
      {opens.includes('session') &&
        renderSession(<SessionTimes sessionId={sessionId} answer={answer} onChanged={onChanged} />)}
      {opens.includes('generator') && (
        <Step title={texts.generator.title} text={texts.generator.text(answer.email)}>
          <LinkButton to="/dispute-generator" kind={opens.includes('case') ? 'secondary' : 'primary'}>
            {texts.generator.button}
          </LinkButton>
        </Step>
      )}
      {guides.map((guide) => (
        <Step
          key={guide}
          title={say(answer.purchase?.product.name ?? guidesTexts.open)}
          text={guidesTexts.ready}
        >
          <LinkButton to={guideAddress(guide, sessionId)}>{guidesTexts.open}</LinkButton>
        </Step>
      ))}
      {leadsToForm && (
        <Step title={texts.application.title} text={texts.application.text}>
          <LinkButton to={fundingFormAddress(sessionId)}>{texts.application.button}</LinkButton>
        </Step>
      )}
      {opens.includes('material') && guides.length === 0 && !leadsToForm && (
        <Step title={texts.material.title} text={texts.material.text(answer.email)} />
      )}
    </section>
  )
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card title={title} level={3}>
      <p className="max-w-prose">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </Card>
  )
}
