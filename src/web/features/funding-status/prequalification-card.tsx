import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { payAddress } from '../../../shared/catalogue/product.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ApplicationPackage } from './application-package.tsx'

type Prequalification = FundingApplicationShown['prequalification']

const price = formatDollars(applicationModule.prequalificationDollars, { whole: true })

/** The six requirements with what was found; before the payment, what it costs; after passing, the next package. */
export function PrequalificationCard({ application }: { application: FundingApplicationShown }) {
  const { prequalification: texts } = useMessages().fundingStatus
  const { prequalification: state } = application
  if (!state.paid) {
    return (
      <Card id="prequalification" title={texts.title}>
        <p className="mb-4 max-w-prose">{texts.offer(price)}</p>
        <LinkButton kind="secondary" to={payAddress(applicationModule.payKey)} newTab>
          {texts.buy(price)}
        </LinkButton>
      </Card>
    )
  }
  return (
    <Card id="prequalification" title={texts.title}>
      {state.passed ? (
        <Notice tone="good">
          <p>{texts.passed}</p>
        </Notice>
      ) : (
        <p className="max-w-prose">{texts.paid}</p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {state.requirements.map((requirement) => (
          <Requirement key={requirement.key} requirement={requirement} />
        ))}
      </ul>
      {state.passed && <ApplicationPackage application={application} />}
    </Card>
  )
}

function Requirement({ requirement }: { requirement: Prequalification['requirements'][number] }) {
  const { prequalification: texts } = useMessages().fundingStatus
  const say = useSay()
  const { met, note, key } = requirement
  const look =
    met === null
      ? { Icon: Clock, tone: 'text-muted', word: texts.unchecked }
      : met
        ? { Icon: Check, tone: 'text-press', word: texts.met }
        : { Icon: X, tone: 'text-alarm', word: texts.notMet }
  return (
    <li className="flex gap-3 py-3">
      <look.Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.tone}`} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{texts.requirements[key]}</span>
          <span className={look.tone}>{look.word}</span>
        </p>
        {note && <p className="text-sm">{say(note)}</p>}
      </div>
    </li>
  )
}
