import { AccessForm } from '../features/generator/access-form.tsx'
import { AccessRefused } from '../features/generator/access-refused.tsx'
import { GeneratorForm } from '../features/generator/generator-form.tsx'
import { useAccess } from '../features/generator/use-access.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { Badge } from '../ui/badge.tsx'
import { NavLink, PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/dispute-generator`: the email check, then the generator, or what opens it (specification, sections 2 and 4). */
export default function DisputeGeneratorPage() {
  const { generator } = useMessages()
  const { access, busy, check, reset } = useAccess()
  useHeadingFocus(access.state)
  return (
    <PageFrame
      nav={
        <>
          <NavLink to="/">{generator.nav.home}</NavLink>
          <NavLink to="/apply">{generator.nav.apply}</NavLink>
          <NavLink to="/dispute-generator">{generator.nav.generator}</NavLink>
        </>
      }
    >
      {access.state === 'unknown' && <AccessForm email={access.email} busy={busy} onCheck={check} />}
      {access.state === 'refused' && (
        <AccessRefused
          message={access.message}
          isUnverified={access.isUnverified}
          busy={busy}
          onAgain={() => check(access.email)}
          onOther={reset}
        />
      )}
      {access.state === 'granted' && (
        <>
          <PageHeading
            above={
              <p className="mb-2">
                <Badge tone={access.isTester ? 'beta' : 'good'}>
                  {access.isTester ? generator.badge.tester : generator.badge.subscriber}
                </Badge>
              </p>
            }
            title={generator.pageTitle}
            lead={generator.lead}
          />
          <GeneratorForm />
        </>
      )}
    </PageFrame>
  )
}
