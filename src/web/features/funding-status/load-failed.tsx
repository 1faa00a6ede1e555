import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure, type LoadFailureProps } from '../../ui/load-failure.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Nothing is there to show: why, and a way on. */
export function LoadFailed({ of }: Pick<LoadFailureProps, 'of'>) {
  const texts = useMessages().fundingStatus
  return (
    <>
      <PageHeading title={texts.pageTitle} />
      <LoadFailure of={of} otherwise={texts.loadFailed} />
    </>
  )
}
