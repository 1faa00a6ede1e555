import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { getIntakeAccess } from '../../shared/api/intake.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { answerNoToAll, BackgroundQuestions, mayBeNoToAll } from '../features/intake/background-step.tsx'
import { ContactDetailsStep } from '../features/intake/contact-details-step.tsx'
import { HelpTopicPopover } from '../features/intake/help-topic-popover.tsx'
import { IntakeAccess } from '../features/intake/intake-access.tsx'
import { evidenceAsked, IntakeFileFields } from '../features/intake/intake-file-fields.tsx'
import { backgroundFields, contactFields } from '../features/intake/intake-values.ts'
import { useIntakeFiles } from '../features/intake/use-intake-files.ts'
import { useFilledContact, useIntakeForm } from '../features/intake/use-intake-form.ts'
import { useIntakeSubmit } from '../features/intake/use-intake-submit.ts'
import { useNamedErrors } from '../features/intake/use-named-errors.ts'
import { firstWriteFirst } from '../lib/first-write.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { countOnce } from '../lib/second-press.ts'
import { useCall } from '../lib/use-call.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { AgreementNeeded } from '../parts/agreement/agreement-needed.tsx'
import { AcceptedTerms } from '../parts/terms/accepted-terms.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StepIndicator } from '../ui/step-indicator.tsx'

const maybe = () => z.catch(z.nullable(z.string()), null)

/** Anything that is not `tester` is a paid intake; the step is 2 or 1. */
const intakeSearch = z.object({
  type: z._default(z.catch(z.enum(['paid', 'tester']), 'paid'), 'paid'),
  token: z._default(maybe(), null),
  /** A PaymentIntent's id. */
  client: z._default(maybe(), null),
  step: z._default(z.catch(z.enum(['1', '2']), '1'), '1'),
})

/** `/intake` in its two steps. Step 2 opens only when step 1 is right; Back is free. */
export default function IntakePage() {
  const { intake } = useMessages()
  const [search, patch] = useSearch(intakeSearch)
  const go = useGo()
  const [firstWrite] = useState(firstWriteFirst)
  const { files, choose, remove, restore, locked, unlocked, seen, whole, keeping } =
    useIntakeFiles(firstWrite)
  const { form, paymentIntentId, restored, opening, draft, unknown } = useIntakeForm(
    search.client,
    restore,
    firstWrite,
  )
  const { submit, progress, failure, refused } = useIntakeSubmit()
  const [attempt, setAttempt] = useState(0)
  const checked = useRef(false)
  // A reload at step 2 goes on there when what was kept of step 1 is whole, else it begins at step 1.
  const step = search.step === '2' && (checked.current || opening === 'whole') ? 2 : 1
  useEffect(() => {
    if (search.step === '2' && opening === 'incomplete' && !checked.current) patch({ step: null })
  }, [search.step, opening, patch])
  useHeadingFocus(step)

  const payment = search.client ?? paymentIntentId
  const isTester = search.type === 'tester'
  const access = useCall(getIntakeAccess, {
    query: { type: search.type, token: search.token ?? undefined, client: payment ?? undefined },
  })
  useFilledContact({ form, opening }, access.data?.contact)
  // What is said of it stands above the form and would push it down. Who is not answered at once need not wait for it.
  const isComing = access.isLoading && access.failureCount === 0
  const stored = useCall(
    listUploadedReports,
    { query: { client: payment ?? '' } },
    { enabled: payment !== null && step === 2, on401: 'empty' },
  )

  const names = step === 1 ? contactFields : backgroundFields
  const errorOf = useNamedErrors(form.formState.errors)
  const problems = names.flatMap((id) => {
    const sentence = errorOf(id)
    return sentence ? [{ id, sentence }] : []
  })
  usePageTitle(`${intake.pageTitle}: ${intake.headings[step]}`, { error: problems.length > 0 })

  const goOn = async () => {
    setAttempt((before) => before + 1)
    if (!(await form.trigger(contactFields))) return
    checked.current = true
    patch({ step: '2' }, { replace: false })
  }
  const send = async () => {
    setAttempt((before) => before + 1)
    if (!(await form.trigger())) {
      const inFirst = contactFields.some((name) => form.getFieldState(name).invalid)
      if (inFirst) patch({ step: null })
      return
    }
    const values = form.getValues()
    const evidence = evidenceAsked(values)
    const clientId = await submit({
      values: { ...values, policeReport: values.identityTheft === 'yes' ? values.policeReport : '' },
      files: whole,
      asked: (field) => !conditional.includes(field) || evidence.includes(field),
      clientType: search.type,
      isUnpaid: access.data?.state === 'unpaid',
      paymentIntentId: isTester ? null : payment,
      token: search.token,
      draft,
      keeping,
    })
    if (clientId !== null) go(`/client-dashboard?client=${clientId}`)
  }

  return (
    <PageFrame width="narrow">
      <PageHeading
        above={
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <Badge tone={isTester ? 'beta' : 'good'}>
              {isTester ? intake.testerBadge : intake.paidBadge}
            </Badge>
            <StepIndicator step={step} total={2} name={intake.stepNames[step - 1] ?? ''} />
          </div>
        }
        title={intake.headings[step]}
        lead={intake.leads[step]}
      />
      <IntakeAccess access={access.data} />
      {isComing && <Skeleton lines={9} />}
      <form
        hidden={isComing}
        noValidate
        className={isComing ? undefined : 'grid gap-8'}
        onSubmit={(event) => {
          event.preventDefault()
          void (step === 1 ? goOn() : send())
        }}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        <LoadFailure of={unknown} says={intake.draftUnknown} />
        {restored !== 'nothing' && (
          <Notice tone="info">
            <p>{intake.draftRestored[restored]}</p>
          </Notice>
        )}
        {step === 1 ? (
          <ContactDetailsStep form={form} client={isTester ? null : payment} />
        ) : (
          <>
            <div className="flex items-center gap-x-1">
              <h2 className="text-xl">{intake.backgroundTitle}</h2>
              <HelpTopicPopover name="disputeProcess" position="right" size="md" kind="educational" />
            </div>
            <BackgroundQuestions form={form} />
            <IntakeFileFields
              files={files}
              kept={keeping.kept}
              stored={stored.data ?? []}
              progress={progress}
              answers={form.watch()}
              onChoose={choose}
              onRemove={remove}
              locked={locked}
              seen={seen}
              onUnlocked={unlocked}
            />
            <section className="border-t border-line pt-8">
              <h2 className="text-xl">{intake.helpTitle}</h2>
              <p className="mt-2 text-muted">{intake.helpText}</p>
              <div className="mt-1 flex flex-wrap gap-x-6">
                <HelpTopicPopover name="disputeTimeline" position="top" size="md" kind="info" isNamed />
                <HelpTopicPopover name="creditScores" position="top" size="md" kind="educational" isNamed />
              </div>
              <p className="mt-2 text-muted">{intake.privacy}</p>
            </section>
            {refused !== null && <AgreementNeeded error={refused} order={{ client: payment }} />}
            {failure && refused === null && (
              <Notice tone="alarm" title={intake.failed} role="alert">
                <p>{failure}</p>
                <p>{intake.failedLine}</p>
              </Notice>
            )}
          </>
        )}
        {step === 2 && <AcceptedTerms />}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" busy={progress !== null} onClick={countOnce}>
            {step === 1 ? intake.continue : progress !== null ? intake.submitting : intake.submit}
          </Button>
          {step === 2 && mayBeNoToAll(form) && (
            <Button
              kind="secondary"
              disabled={progress !== null}
              onClick={() => {
                answerNoToAll(form)
                void send()
              }}
            >
              {intake.noToAllAndSubmit}
            </Button>
          )}
          {step === 2 && (
            <Button
              kind="secondary"
              disabled={progress !== null}
              onClick={() => patch({ step: null }, { replace: false })}
            >
              {intake.back}
            </Button>
          )}
        </div>
      </form>
    </PageFrame>
  )
}

const conditional: readonly string[] = ['policeReportFile', 'ftcAffidavitFile', 'previousDisputesFile']
