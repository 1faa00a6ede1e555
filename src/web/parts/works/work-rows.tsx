import type { WorkShown } from '../../../shared/api/works.ts'
import { workTerms } from '../../../shared/catalogue/work-terms.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export const toneOfWork: Record<WorkShown['state'], Tone> = {
  open: 'wait',
  late: 'alarm',
  delivered: 'good',
  withdrawn: 'neutral',
}

interface WorkRowsProps {
  /** `product`: named where works of several products stand together. */
  works: readonly (WorkShown & { product?: string })[]
}

/** What staff do for a buyer: each with its day, who does it, and what they wrote when it was done. */
export function WorkRows({ works }: WorkRowsProps) {
  const { works: texts } = useMessages()
  const say = useSay()
  return (
    <ul className="grid gap-5">
      {works.map((work) => (
        <li key={work.id} className="border-b border-line pb-4 last:border-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-semibold">{texts.names[work.key]}</p>
            <Badge tone={toneOfWork[work.state]}>{stateOf(work, texts)}</Badge>
          </div>
          {work.product !== undefined && <p className="text-sm text-muted">{texts.of(say(work.product))}</p>}
          <p className="mt-1 max-w-prose">{clockLine(work, texts)}</p>
          {(work.state === 'open' || work.state === 'late') && (
            <p className="text-muted">{work.owner === null ? texts.noOwner : texts.owner(work.owner)}</p>
          )}
          <Note work={work} texts={texts} />
        </li>
      ))}
    </ul>
  )
}

function Note({ work, texts }: { work: WorkShown; texts: Messages['works'] }) {
  if (work.noteKept)
    return (
      <p className="mt-2 max-w-prose">
        {texts.noteKept} <TextLink to="/account/overview">{texts.signIn}</TextLink>
      </p>
    )
  if (work.note === null) return null
  return (
    <div className="mt-3 rounded-md border border-line bg-sunk p-4">
      <p className="text-sm text-muted">{texts.note}</p>
      <p className="max-w-prose break-words whitespace-pre-line">{work.note}</p>
    </div>
  )
}

const stateOf = ({ state, owner }: WorkShown, texts: Messages['works']) =>
  state === 'open' && owner === null ? texts.waiting : texts.states[state]

/** Its day, in a sentence. */
function clockLine({ key, state, dueOn, agreed, deliveredAt }: WorkShown, texts: Messages['works']): string {
  const day = formatDay(dueOn)
  if (state === 'withdrawn') return texts.withdrawn
  if (state === 'delivered') return texts.deliveredOn(formatDay(deliveredAt ?? dueOn))
  if (state === 'late') return texts.lateSince(day)
  if (agreed) return texts.agreedFor(day)
  return workTerms[key].isSession ? texts.sessionDueBy(day) : texts.dueBy(day)
}
