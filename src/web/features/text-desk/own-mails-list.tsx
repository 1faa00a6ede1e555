import { listOwnMails } from '../../../shared/api/own-mails.ts'
import {
  delayText,
  ownMailTriggerTexts,
  ownMailTexts as texts,
} from '../../../shared/messages/staff/own-mails.ts'
import { useCall } from '../../lib/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The kinds of mail of the operator's own, what each follows, and the way to a new one. */
export function OwnMailsList({ mayAdd }: { mayAdd: boolean }) {
  const asked = useCall(listOwnMails, {})
  return (
    <section aria-labelledby="own-mails" className="grid gap-3">
      <h2 id="own-mails" className="text-2xl">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.lead}</p>
      {asked.isPending && <Skeleton lines={2} />}
      <LoadFailure of={asked} otherwise={texts.failed} />
      {asked.data?.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {asked.data?.map((kind) => (
          <li key={kind.id} className="rounded-md border border-line bg-surface p-4">
            <h3 className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
              <TextLink
                to={`/dashboard/own-mail?kind=${kind.id}`}
                aria-label={texts.edit(kind.name)}
                className="inline-flex min-h-11 min-w-0 items-center break-words"
              >
                {kind.name}
              </TextLink>
              <Badge tone={kind.isOn ? 'good' : 'neutral'}>{kind.isOn ? texts.on : texts.off}</Badge>
            </h3>
            <p>{texts.follows(ownMailTriggerTexts[kind.trigger].name, delayText(kind.delayMinutes))}</p>
            <p className="text-sm text-muted">{texts.counts(kind.waiting, kind.sent)}</p>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <p>
          <TextLink to="/dashboard/own-mail" className="inline-flex min-h-11 items-center">
            {texts.add}
          </TextLink>
        </p>
      )}
    </section>
  )
}
