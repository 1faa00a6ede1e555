import { useState } from 'react'
import { type GuidePaperShown, getGuidePaper, saveGuidePaper } from '../../../shared/api/guides.ts'
import { pageLanguage } from '../../lib/page-language.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { textOf, withText } from './block-text.ts'
import type { GuideAddress } from './use-guide.ts'

interface GuidePaperEditorProps {
  address: GuideAddress
  paper: string
  onSaved: () => Promise<unknown>
}

/** The text of a paper, part by part, as it will be printed. */
export function GuidePaperEditor({ address, paper, onSaved }: GuidePaperEditorProps) {
  const query = useCall(
    getGuidePaper,
    { params: { ...address, paper }, query: { language: pageLanguage() } },
    { anew: true },
  )
  if (!query.data) return null
  const again = async () => {
    await query.refetch()
    await onSaved()
  }
  return (
    <Editor key={query.dataUpdatedAt} address={address} paper={paper} shown={query.data} onSaved={again} />
  )
}

/** A part has no other name than its place. */
const partKey = (at: number) => `part ${at}`

function Editor(props: GuidePaperEditorProps & { shown: GuidePaperShown }) {
  const { address, paper, shown, onSaved } = props
  const texts = useMessages().guides.papers
  const toast = useToast()
  const [blocks, setBlocks] = useState(shown.blocks)
  const { act, busy, failure } = useAct(texts.saveFailed)
  const save = (next: GuidePaperShown['blocks'] | null) =>
    act(async (call) => {
      await call(saveGuidePaper, { params: { ...address, paper }, body: { blocks: next } })
      toast({ title: texts.saved, kind: 'success' })
      await onSaved()
    })
  return (
    <form
      noValidate
      className="mt-3 grid gap-4 border-l-4 border-line pl-4"
      aria-label={shown.title}
      onSubmit={(event) => {
        event.preventDefault()
        void save(blocks)
      }}
    >
      {shown.isLetter && shown.language === 'en' && <Notice>{texts.english}</Notice>}
      <FailureNotice sentence={failure} />
      {blocks.map((block, at) => (
        <TextArea
          key={partKey(at)}
          id={`part-${paper}-${at}`}
          label={texts.part(at + 1)}
          hint={'text' in block ? undefined : texts.lines}
          lang={shown.language}
          rows={Math.min(12, Math.max(2, Math.ceil(textOf(block).length / 70)))}
          value={textOf(block)}
          onChange={({ target }) =>
            setBlocks(blocks.map((each, place) => (place === at ? withText(each, target.value) : each)))
          }
        />
      ))}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        {shown.edited && (
          <Button kind="secondary" busy={busy} onClick={() => void save(null)}>
            {texts.restore}
          </Button>
        )}
      </div>
    </form>
  )
}
