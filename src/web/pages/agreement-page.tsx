import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AgreementShown, getAgreement, getAgreementNeed } from '../../shared/api/agreement.ts'
import { dayText } from '../../shared/rules/civil-days.ts'
import { formatDollars } from '../../shared/rules/money.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { AgreementStanding, standingTitle } from '../features/agreement/agreement-standing.tsx'
import { CancelCard } from '../features/agreement/cancel-card.tsx'
import { ContractStep } from '../features/agreement/contract-step.tsx'
import { StatementStep } from '../features/agreement/statement-step.tsx'
import { WhereForm } from '../features/agreement/where-form.tsx'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { queryKeyOf } from '../lib/call-address.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { pageLanguage } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { readStored } from '../lib/stored-record.ts'
import { checkoutData } from '../lib/stored-records.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { StepIndicator } from '../ui/step-indicator.tsx'

const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** `ref` names an agreement that was begun; the others name what is ordered, as the checkout does. */
const agreementSearch = z.object({
  ref: maybe(),
  product: maybe(),
  tier: maybe(),
  amount: maybe(),
  service: maybe(),
  client: maybe(),
})

/** What of an order says whether it needs an agreement. */
const asked = ['product', 'tier', 'amount', 'client'] as const

/** `/agreement`: where a buyer lives, and, where their state asks for it, the papers that are signed before a charge. */
export default function AgreementPage() {
  const [{ ref, ...order }, patch] = useSearch(agreementSearch)
  const queries = useQueryClient()
  const { agreement: texts } = useMessages()
  const begun = (agreement: AgreementShown) => {
    const { reference } = agreement
    queries.setQueryData(queryKeyOf(getAgreement, { params: { reference } }), agreement)
    patch({ ref: reference }, { replace: false })
  }
  usePageTitle(texts.pageTitle)
  useHeadingFocus(ref ?? 'where')
  const need = useCall(
    getAgreementNeed,
    { query: Object.fromEntries(asked.flatMap((name) => (order[name] ? [[name, order[name]]] : []))) },
    { enabled: ref === null },
  )
  if (ref !== null) return <Agreement key={ref} reference={ref} />
  if (need.isPending) return <FullScreenLoading />
  // Where it could not be learnt, the form asks; sending it tells.
  if (need.data?.asked === false) return <NotAsked goOn={need.data.goOn} />
  const typed = readStored(checkoutData)
  const known = { name: typed?.name ?? '', email: typed?.email ?? '', phone: typed?.phone ?? '' }
  return (
    <PageFrame width="narrow">
      <PageHeading above={<Step at={1} />} title={texts.where.title} lead={texts.where.lead} />
      <WhereForm order={order} known={known} onBegun={begun} />
    </PageFrame>
  )
}

/** No state, or nothing of this order, asks for an agreement: nobody types an address to read that. */
function NotAsked({ goOn }: { goOn: string | null }) {
  const { agreement: texts } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.notAsked} lead={goOn === null ? undefined : texts.notNeeded.text} />
      <LinkButton to={goOn ?? '/restore'}>
        {goOn === null ? texts.toPlans : texts.notNeeded.button}
      </LinkButton>
    </PageFrame>
  )
}

function Step({ at }: { at: 1 | 2 | 3 | 4 }) {
  const { steps } = useMessages().agreement
  return <StepIndicator step={at} total={steps.length} name={steps[at - 1] ?? ''} />
}

function Agreement({ reference }: { reference: string }) {
  const { agreement: texts } = useMessages()
  const say = useSay()
  const { data, error, isPending, isFetching, refetch } = useCall(getAgreement, { params: { reference } })
  useHeadingFocus(data?.stage ?? 'loading')
  if (isPending) return <FullScreenLoading />
  if (!data) {
    const isAbsent = error instanceof ApiError && [400, 404].includes(error.status)
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.absentTitle} lead={isAbsent ? texts.absent : undefined} />
        {isAbsent ? (
          <LinkButton to="/restore">{texts.toPlans}</LinkButton>
        ) : (
          <Notice tone="alarm" role="alert">
            <p>{say(sentenceOf(error, texts.loadFailed))}</p>
            <Button kind="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          </Notice>
        )}
      </PageFrame>
    )
  }
  return <Shown agreement={data} reload={refetch} />
}

function Shown({ agreement, reload }: { agreement: AgreementShown; reload: () => Promise<unknown> }) {
  const { agreement: texts } = useMessages()
  const say = useSay()
  const { toSign, stage, product, isOwn, paidBefore, reference } = agreement
  const at = { statement: 2, contract: 3, waiting: 4 } as const
  const step = stage in at ? at[stage as keyof typeof at] : null
  const bought = paidBefore
    ? texts.where.paid
    : texts.where.product(say(product.name), formatDollars(product.price))
  return (
    <PageFrame width="narrow">
      <PageHeading
        above={step === null ? undefined : <Step at={step} />}
        title={standingTitle(agreement, texts)}
        lead={toSign ? leadOf(agreement, texts) : bought}
      />
      {toSign?.paper === 'disclosure' && (
        <StatementStep key={toSign.digest} agreement={agreement} toSign={toSign} onSigned={reload} />
      )}
      {toSign?.paper === 'contract' && (
        <>
          <ContractStep key={toSign.digest} agreement={agreement} toSign={toSign} onSigned={reload} />
          <div className="mt-12">
            <CancelCard reference={reference} onCancelled={reload} />
          </div>
        </>
      )}
      {stage !== 'statement' && stage !== 'contract' && (
        <AgreementStanding agreement={agreement} reload={reload} />
      )}
      {!isOwn && (
        <section className="mt-10 grid gap-4">
          <p>{texts.stranger(agreement.email)}</p>
          <SignInForm next={`/agreement?ref=${encodeURIComponent(reference)}`} />
        </section>
      )}
    </PageFrame>
  )
}

function leadOf(
  { toSign, paidBefore }: AgreementShown,
  texts: ReturnType<typeof useMessages>['agreement'],
): string {
  if (toSign?.paper !== 'contract') return texts.statement.lead
  const [until, from] = [toSign.cancelUntil, toSign.opensOn].map((day) => dayText(day, pageLanguage()))
  return (paidBefore ? texts.contract.leadPaid : texts.contract.lead)(until ?? '', from ?? '')
}
