import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { fundingFormAddress } from '../../../shared/catalogue/funding-form.ts'
import { says } from '../../../shared/sentences/says.ts'
import { firstWriteFirst } from '../../lib/first-write.ts'
import { useHeadingFocus } from '../../lib/heading-focus.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { countOnce, isSecondPress } from '../../lib/second-press.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AgreementStep, type FeeAnswer } from './agreement-step.tsx'
import { DraftCard } from './draft-card.tsx'
import { FinancialStep } from './financial-step.tsx'
import { percentComplete } from './form-percent.ts'
import { FormProgress } from './form-progress.tsx'
import { NamedPurchase } from './named-purchase.tsx'
import type { OpenedForm } from './open-funding-form.ts'
import { OpeningNotices } from './opening-notices.tsx'
import { PackageCard } from './package-card.tsx'
import { hasFee, PaidPackages } from './paid-packages.tsx'
import { PersonalStep } from './personal-step.tsx'
import { SubmittedNotice } from './submitted-notice.tsx'
import { useFormPackages } from './use-form-packages.ts'
import { useFundingFiles } from './use-funding-files.ts'
import { type SentApplication, useFundingSubmit } from './use-funding-submit.ts'
import { useFundingWizard } from './use-funding-wizard.ts'
import { useLeavingToPay } from './use-leaving-to-pay.ts'
import { usePlainAddress } from './use-plain-address.ts'

interface FundingWizardProps {
  opened: OpenedForm
  /** Asks for a sign-in link that leads back to an address; it belongs to another feature. */
  renderSignIn: (next: string) => ReactNode
}

/** The funding application form in its three steps, each with its own address, so that Back and reload work. */
export function FundingWizard({ opened, renderSignIn }: FundingWizardProps) {
  const { funding } = useMessages()
  const say = useSay()
  const [firstWrite] = useState(firstWriteFirst)
  const wizard = useFundingWizard(opened, firstWrite)
  const { files, keeping, choose, remove, clear, whole } = useFundingFiles(opened.files, firstWrite)
  const paid = useFormPackages(wizard.purchase)
  const leaving = useLeavingToPay(wizard, keeping)
  const { submit, progress, failure } = useFundingSubmit()
  const [fee, setFee] = useState<FeeAnswer>('open')
  const [sent, setSent] = useState<SentApplication | null>(null)
  const { step, problems, draft, goTo } = wizard
  const toPlainAddress = usePlainAddress()
  useHeadingFocus(step)
  usePageTitle(`${funding.pageTitle}: ${funding.stepTitles[step]}`, { error: problems.length > 0 })

  // What was filled in is at once a draft, so that a reload keeps it (decision 2); an opened one goes on where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    if (!opened.restored && opened.prefill !== 'prefilled') return
    draft.begin()
    if (opened.prefill === 'prefilled') void toPlainAddress(draft.keep())
    if (opened.step > 1 && step === 1) goTo(opened.step, { replace: true })
  }, [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (step < 3) {
      wizard.next()
      return
    }
    const needsFee = hasFee(paid.packages) && fee !== 'agreed'
    if (needsFee) setFee('missing')
    if (progress !== null || !wizard.maySubmit() || needsFee) return
    const { purchase } = wizard
    const reply = await submit(wizard.now(), whole, {
      draft,
      keeping,
      purchase,
      agreeToFee: fee === 'agreed',
    })
    if (!reply) {
      // What was bought in another window asks for its own yes.
      void paid.again()
      return
    }
    setSent(reply)
    clear()
    keeping.restore([])
    setFee('open')
    wizard.reset()
    void paid.again()
  }
  const feeProblem = fee === 'missing' ? [{ id: 'agreeToFee', sentence: say(says('check.serviceFee')) }] : []
  return (
    <>
      <PageHeading
        above={<FormProgress step={step} percent={percentComplete(wizard.values)} />}
        title={funding.stepTitles[step]}
        lead={funding.stepLeads[step]}
      />
      {paid.answer && wizard.purchase && (
        <NamedPurchase answer={paid.answer} signIn={renderSignIn(fundingFormAddress(wizard.purchase))} />
      )}
      <form noValidate className="grid gap-8" onSubmit={send}>
        <ErrorSummary problems={[...problems, ...feeProblem]} attempt={wizard.attempt} />
        {sent ? <SubmittedNotice sent={sent} /> : step <= opened.step && <OpeningNotices opened={opened} />}
        <PaidPackages packages={paid.packages} />
        {step === 1 && <PersonalStep form={wizard} />}
        {step === 2 && <FinancialStep form={wizard} />}
        {step === 3 && (
          <AgreementStep
            form={wizard}
            files={files}
            kept={keeping.kept}
            fee={hasFee(paid.packages) ? { answer: fee, onAnswer: setFee } : null}
            onChoose={choose}
            onRemove={remove}
            progress={progress}
          />
        )}
        {step > 1 && paid.failed && (
          <Notice tone="alarm" role="alert">
            <p>{funding.packages.unchecked}</p>
            <Button kind="secondary" className="mt-3" onClick={() => void paid.again()}>
              {funding.confirmation.checkAgain}
            </Button>
          </Notice>
        )}
        {step > 1 && paid.answer && (
          <PackageCard
            hasBusinessEntity={wizard.values.hasBusinessEntity}
            paid={paid.packages}
            busy={leaving.busy}
            failure={leaving.failure}
            onPay={leaving.pay}
          />
        )}
        {failure && (
          <Notice tone="alarm" role="alert" title={funding.submitFailed.title}>
            <p>{say(failure)}</p>
            <p>{funding.submitFailed.kept}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-4">
          <Button
            kind="secondary"
            disabled={step === 1 || progress !== null}
            onClick={(event) => {
              if (!isSecondPress(event)) goTo(step === 3 ? 2 : 1, { replace: false })
            }}
          >
            {funding.previous}
          </Button>
          <Button type="submit" busy={progress !== null} onClick={countOnce}>
            {step < 3 ? funding.next : progress !== null ? funding.submitting : funding.submit}
          </Button>
        </div>
        <DraftCard draft={draft} />
      </form>
    </>
  )
}
