import { listOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Row = CallReply<typeof listOwnTexts>[number]

const tones = { shipped: 'neutral', changed: 'good', outdated: 'wait' } as const

/** Every group of texts with its state in each language, and the way to its editor. */
export function TextsList() {
  const asked = useCall(listOwnTexts, {})
  if (asked.isPending) return <Skeleton lines={8} />
  if (!asked.data) return <LoadFailure of={asked} otherwise={texts.failed} />
  return (
    <div className="grid gap-8">
      {(['mail', 'notice', 'letter'] as const).map((kind) => (
        <section key={kind} aria-labelledby={`texts-${kind}`}>
          <h2 id={`texts-${kind}`} className="text-2xl">
            {texts.kinds[kind]}
          </h2>
          <ul className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-2">
            {asked.data
              ?.filter((row) => row.kind === kind)
              .map((row) => (
                <li key={row.key} className="rounded-md border border-line bg-surface p-4">
                  <h3 className="text-lg font-semibold">{row.name}</h3>
                  <p className="text-muted">{row.lead}</p>
                  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-6">
                    {row.states.map((state) => (
                      <LanguageState key={state.language} row={row} {...state} />
                    ))}
                  </ul>
                </li>
              ))}
          </ul>
          {kind === 'notice' && <p className="mt-3 text-muted">{texts.notHere}</p>}
        </section>
      ))}
    </div>
  )
}

function LanguageState({ row, language, state, madeBy, madeAt }: Row['states'][number] & { row: Row }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TextLink
        to={`/dashboard/text?group=${row.key}&language=${language}`}
        aria-label={texts.edit(row.name, texts.languages[language])}
        className="inline-flex min-h-11 items-center"
      >
        {texts.languages[language]}
      </TextLink>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {state !== 'shipped' && madeBy !== null && madeAt !== null && (
        <span className="text-sm text-muted">{texts.changedBy(madeBy, formatInstant(madeAt))}</span>
      )}
    </li>
  )
}
