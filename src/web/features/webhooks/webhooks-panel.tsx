import { listWebhooks } from '../../../shared/api/webhooks.ts'
import { webhookTexts as texts } from '../../../shared/messages/staff/webhooks.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** The receivers of webhooks, and the form that adds one. */
export function WebhooksPanel() {
  const webhooks = useCall(listWebhooks, {})
  const reload = async () => void (await webhooks.refetch())
  if (webhooks.isPending) return <Skeleton lines={6} />
  if (!webhooks.data) return <LoadFailure of={webhooks} otherwise={texts.failed} />
  return (
    <>
      <PageSection id="webhooks" title={texts.title} lead={texts.lead}>
        {webhooks.data.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <ul className="grid gap-4">
            {webhooks.data.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} onChanged={reload} />
            ))}
          </ul>
        )}
      </PageSection>
      <PageSection id="add-webhook" title={texts.add.title}>
        <WebhookForm onAdded={reload} />
      </PageSection>
    </>
  )
}
