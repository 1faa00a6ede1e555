import type { getPackets } from '../../../shared/api/results.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { EntryChecks } from './entry-checks.tsx'
import type { PacketProblem } from './packet-choices.ts'
import { TheftFields } from './theft-fields.tsx'
import { usePackets } from './use-packets.ts'

/** Collector validation, identity theft, security freeze: asked for together, withdrawn by unticking. */
export function PacketsForm(props: { clientId: string; packets: CallReply<typeof getPackets> }) {
  const texts = useMessages().mailing.packets
  const form = usePackets(props.clientId, props.packets)
  const { choices, change, problems } = form
  const fieldOf: Record<PacketProblem, string> = {
    items: 'theft-entries',
    statement: 'theft-statement',
    reportNumber: 'theft-number',
  }
  return (
    <form
      noValidate
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <ErrorSummary
        attempt={form.attempt}
        problems={problems.map((problem) => ({ id: fieldOf[problem], sentence: texts.problems[problem] }))}
      />
      <EntryChecks
        id="collectors"
        legend={texts.collector.title}
        hint={texts.collector.text}
        none={texts.collector.none}
        entries={props.packets.entries.filter(({ isCollector }) => isCollector)}
        chosen={choices.collectors}
        onChange={(collectors) => change({ collectors })}
      />
      <TheftFields entries={props.packets.entries} choices={choices} problems={problems} onChange={change} />
      <fieldset className="border-t border-line pt-5">
        <legend className="float-left font-serif text-lg font-semibold">{texts.freeze.title}</legend>
        <p className="clear-left max-w-prose text-muted">{texts.freeze.text}</p>
        <Checkbox
          id="freeze"
          label={texts.freeze.label}
          checked={choices.freeze}
          onChange={(event) => change({ freeze: event.target.checked })}
        />
      </fieldset>
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.busy}>
          {texts.save}
        </Button>
        <p role="status" className="font-semibold text-press">
          {form.savedAt && texts.saved(formatInstant(form.savedAt))}
        </p>
      </div>
    </form>
  )
}
