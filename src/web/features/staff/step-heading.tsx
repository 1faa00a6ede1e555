import { useEffect } from 'react'
import { focusHeading } from '../../lib/heading-focus.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The heading of a step. @param later a step after the first one takes the focus, as a new page would */
export function StepHeading({ title, lead, later }: { title: string; lead: string; later: boolean }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is a step of its own
  useEffect(() => {
    if (later) focusHeading()
  }, [later, title])
  return <PageHeading title={title} lead={lead} />
}
