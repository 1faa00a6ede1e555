import type { OwnTextGroup } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { Button } from '../../ui/button.tsx'
import { type TypedTexts, typedTexts } from './changed-texts.ts'

interface TextVersionsProps {
  group: OwnTextGroup
  /** What stands in the fields now. */
  typed: TypedTexts
  onRestore: (texts: TypedTexts) => void
}

/** Who changed what when, each version beside what stands in the fields, and the way back to it. */
export function TextVersions({ group, typed, onRestore }: TextVersionsProps) {
  return (
    <section aria-labelledby="text-versions-title">
      <h2 id="text-versions-title" className="text-xl">
        {texts.versions}
      </h2>
      {group.versions.length === 0 && <p className="mt-2 text-muted">{texts.noVersions}</p>}
      <ol className="mt-3 grid gap-2">
        {group.versions.map((each) => (
          <li key={each.version} className="rounded-md border border-line bg-surface px-4">
            <details>
              <summary className="flex min-h-12 cursor-pointer items-center py-2">
                {texts.version(each.version, each.madeBy, formatInstant(each.madeAt))}
              </summary>
              <VersionTexts group={group} changes={each.changes} typed={typed} onRestore={onRestore} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface VersionTextsProps extends TextVersionsProps {
  changes: Readonly<Record<string, string>>
}

function VersionTexts({ group, changes, typed, onRestore }: VersionTextsProps) {
  const toast = useToast()
  const then = typedTexts(group, changes)
  const different = group.entries.filter(({ id, locked }) => locked === null && then[id] !== typed[id])
  return (
    <div className="grid gap-3 pb-4">
      {Object.keys(changes).length === 0 && <p className="text-muted">{texts.allShipped}</p>}
      {different.length === 0 && <p>{texts.same}</p>}
      {different.map(({ id, label }) => (
        <div key={id}>
          <h3 className="font-semibold">{label}</h3>
          <dl className="grid gap-2 sm:grid-cols-2" lang={group.language}>
            <div>
              <dt lang="en" className="text-sm text-muted">
                {texts.inVersion}
              </dt>
              <dd className="break-words whitespace-pre-line">{then[id]}</dd>
            </div>
            <div>
              <dt lang="en" className="text-sm text-muted">
                {texts.now}
              </dt>
              <dd className="break-words whitespace-pre-line">{typed[id]}</dd>
            </div>
          </dl>
        </div>
      ))}
      {different.length > 0 && (
        <div>
          <Button
            kind="secondary"
            size="sm"
            onClick={() => {
              onRestore(then)
              toast({ title: texts.restored, kind: 'success' })
            }}
          >
            {texts.restore}
          </Button>
        </div>
      )}
    </div>
  )
}
