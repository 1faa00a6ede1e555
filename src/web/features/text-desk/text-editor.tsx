import { useQueryClient } from '@tanstack/react-query'
import { type OwnTextGroup, saveOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changedTexts, fieldIdOf, problemOf, type TypedTexts, typedTexts } from './changed-texts.ts'
import { LockedText } from './locked-text.tsx'
import { TextFieldOf } from './text-field-of.tsx'
import { TextForm, useTickedWarnings } from './text-form.tsx'
import { TextPreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'

/** How each kind is written. */
const hints = { mail: texts.markup, notice: texts.oneLine, letter: texts.plain } as const

/** A group of texts in one language: its fields in the order of the mail, the preview beside them, the versions below. */
export function TextEditor({ group }: { group: OwnTextGroup }) {
  const { language, entries } = group
  const toast = useToast()
  const queries = useQueryClient()
  const warnings = useTickedWarnings()
  const form = useSendForm<TypedTexts, OwnTextGroup>({
    initial: typedTexts(group),
    keeps: true,
    check: (typed) => problemsIn(group, typed),
    failed: texts.saveFailed,
    send: (typed, { call }) =>
      call(saveOwnTexts, {
        params: { group: group.key, language },
        body: { changes: changedTexts(group, typed), basedOn: group.version, warningsRead: warnings.areRead },
      }),
    onSent: () => {
      toast({ title: texts.saved[group.kind], kind: 'success' })
      return queries.invalidateQueries()
    },
  })
  const changes = changedTexts(group, form.values)
  const isDirty =
    !form.sent && JSON.stringify(changes) !== JSON.stringify(changedTexts(group, typedTexts(group)))
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <TextForm
        form={form}
        idOf={fieldIdOf}
        isDirty={isDirty}
        typed={Object.values(changes).join('\n')}
        warnings={warnings}
        tickId="text-warnings-read"
        save={texts.save}
        more={
          Object.keys(changes).length > 0 && (
            <Button kind="quiet" onClick={() => form.change(typedTexts(group, {}))}>
              {texts.reset}
            </Button>
          )
        }
      >
        {group.kind === 'letter' && (
          <Notice tone="wait">
            <p>{texts.sameForAll}</p>
          </Notice>
        )}
        <p className="text-muted">{hints[group.kind]}</p>
        {entries.map((text) =>
          text.locked ? (
            <LockedText
              key={text.id}
              title={`${texts.locked[group.kind]}: ${text.label}`}
              why={texts.lockedWhy(text.locked.why, text.locked.source)}
              language={language}
            >
              <p>{text.shipped}</p>
            </LockedText>
          ) : (
            <TextFieldOf
              key={text.id}
              text={text}
              language={language}
              value={form.values[text.id] ?? ''}
              error={form.problems[text.id] ?? null}
              onChange={(value) => form.change({ [text.id]: value })}
            />
          ),
        )}
        {group.foot.length > 0 && (
          <LockedText
            title={texts.foot}
            why={group.kind === 'notice' ? texts.footOfNoticeWhy : texts.footWhy}
            language={language}
          >
            {group.foot.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </LockedText>
        )}
      </TextForm>
      <TextPreview group={group} changes={changes} />
      <div className="lg:col-span-2">
        <TextVersions group={group} typed={form.values} onRestore={form.change} />
      </div>
    </div>
  )
}

function problemsIn({ entries }: OwnTextGroup, typed: TypedTexts): TypedTexts {
  return Object.fromEntries(
    entries.flatMap((text) => {
      const problem = text.locked ? null : problemOf(text, typed[text.id] ?? '')
      return problem === null ? [] : [[text.id, problem]]
    }),
  )
}
