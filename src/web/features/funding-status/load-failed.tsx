import { sentenceOf } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Nothing is there to show: why, and a way on. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useMessages().fundingStatus
  const say = useSay()
  return (
    <>
      <PageHeading title={texts.pageTitle} />
      <FailureNotice sentence={say(sentenceOf(error, texts.loadFailed))} />
      <Button className="mt-5" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </>
  )
}
