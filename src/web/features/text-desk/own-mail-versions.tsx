import type { OwnMailWithVersions } from '../../../shared/api/own-mails.ts'
import { delayText, ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { ownTextTexts as shared } from '../../../shared/messages/staff/own-texts.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { Button } from '../../ui/button.tsx'
import { type TypedOwnMail, typedWords } from './typed-own-mail.ts'

interface OwnMailVersionsProps {
  versions: OwnMailWithVersions['versions']
  onRestore: (words: Partial<TypedOwnMail>) => void
}

/** Who changed what when, and the way back to the words of each version. */
export function OwnMailVersions({ versions, onRestore }: OwnMailVersionsProps) {
  const toast = useToast()
  return (
    <section aria-labelledby="own-mail-versions">
      <h2 id="own-mail-versions" className="text-xl">
        {shared.versions}
      </h2>
      <ol className="mt-3 grid gap-2">
        {versions.map((each) => (
          <li key={each.version} className="rounded-md border border-line bg-surface px-4">
            <details>
              <summary className="flex min-h-12 cursor-pointer items-center py-2">
                {shared.version(each.version, each.madeBy, formatInstant(each.madeAt))}
              </summary>
              <div className="grid gap-3 pb-4">
                <p>
                  {each.name}, {delayText(each.delayMinutes)}, {each.isOn ? texts.on : texts.off}
                </p>
                {(['en', 'es'] as const).map((language) => (
                  <div key={language} lang={language} className="min-w-0">
                    <p className="font-semibold break-words">{each.texts[language].subject}</p>
                    <p className="break-words whitespace-pre-line">{each.texts[language].body}</p>
                  </div>
                ))}
                <div>
                  <Button
                    kind="secondary"
                    size="sm"
                    onClick={() => {
                      onRestore(typedWords(each.texts))
                      toast({ title: texts.restored, kind: 'success' })
                    }}
                  >
                    {shared.restore}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
