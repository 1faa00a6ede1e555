import { listApiKeys } from '../../../shared/api/keys.ts'
import { connectionTexts } from '../../../shared/messages/staff/connections.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'

const { keys: texts, make } = connectionTexts

/** The keys of the API, and the form that makes one. */
export function KeysPanel() {
  const keys = useCall(listApiKeys, {})
  const reload = async () => void (await keys.refetch())
  if (keys.isPending) return <Skeleton lines={6} />
  if (!keys.data) return <LoadFailure of={keys} otherwise={texts.failed} />
  return (
    <>
      <PageSection id="keys" title={texts.title} lead={texts.lead}>
        <KeyTable keys={keys.data} onChanged={reload} />
      </PageSection>
      <PageSection id="make-key" title={make.title} lead={make.lead}>
        <p className="mb-4">
          <TextLink to="/api/openapi.json">{make.description}</TextLink>
        </p>
        <KeyForm onMade={reload} />
      </PageSection>
    </>
  )
}
