import { listExports, startExport } from '../../../shared/api/exports.ts'
import { exportTexts as texts } from '../../../shared/messages/staff/exports.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ExportCard } from './export-card.tsx'

const againMs = 2_000
const isWriting = (data: unknown) => Array.isArray(data) && data.some(({ status }) => status === 'running')

/** Exports of everything: the form that begins one, and those of before. */
export function ExportPanel() {
  const found = useCall(listExports, {}, { againAfterMs: (data) => (isWriting(data) ? againMs : false) })
  const form = useSendForm({
    initial: { current: '' },
    failed: texts.startFailed,
    idOf: (field) => `export-${field}`,
    send: (body, { call }) => call(startExport, { body }),
    onSent: async () => void (await found.refetch()),
  })
  return (
    <PageSection id="export" title={texts.title} lead={texts.lead}>
      <div className="grid gap-6">
        <SentForm submit={texts.start} kind="secondary" form={form}>
          <TextField
            id="export-current"
            type="password"
            label={texts.password}
            autoComplete="current-password"
            {...form.field('current')}
          />
        </SentForm>
        <LoadFailure of={found} otherwise={texts.failed} />
        {found.data && found.data.length > 0 && (
          <ul aria-label={texts.caption} className="grid gap-4">
            {found.data.map((each) => (
              <ExportCard key={each.id} each={each} />
            ))}
          </ul>
        )}
      </div>
    </PageSection>
  )
}
