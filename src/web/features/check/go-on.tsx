import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import { carriedHours } from '../../lib/first-look-store.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const packages = '/restore#packages'

/** On to the packages: with the files, by an act of its own, or without. */
export function GoOn({ texts, onKeep }: { texts: CheckLookTexts; onKeep: () => Promise<void> }) {
  const { result } = texts
  const keeping = useAct(result.keepFailed)
  return (
    <PageSection id="go-on" title={result.goOn}>
      <p className="max-w-prose">{result.goOnText}</p>
      <div className="mt-4 grid justify-items-start gap-2">
        <Button busy={keeping.busy} onClick={() => void keeping.act(onKeep, () => leavePage(packages))}>
          {result.keep}
        </Button>
        <p className="max-w-prose text-sm text-muted">{result.keepText(carriedHours)}</p>
      </div>
      <FailureNotice sentence={keeping.failure} />
      <p className="mt-4 flex flex-wrap items-center gap-x-4">
        {result.without} <TextLink to={packages}>{result.packages}</TextLink>
        <TextLink to="/apply-beta">{result.tester}</TextLink>
      </p>
    </PageSection>
  )
}
