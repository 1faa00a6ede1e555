import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseLetterLayout, listLetters } from '../../../../shared/api/letters.ts'
import { type LetterLayout, letterLayouts } from '../../../../shared/rules/letter-layout.ts'
import { queryKeyOf } from '../../../lib/call-address.ts'
import { useAct } from '../../../lib/use-act.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'

/** How the letters of the round look; saved as soon as it is chosen. */
export function LayoutChoice(props: { clientId: string; layout: LetterLayout; onSaved: () => void }) {
  const texts = useMessages().review.yourLetters.layout
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<LetterLayout | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { busy, failure, act } = useAct(texts.failed)
  const choose = async (layout: LetterLayout) => {
    if (busy) return
    setWanted(layout)
    setSaved(false)
    const params = { id: props.clientId }
    const done = await act(async (call) => {
      await call(chooseLetterLayout, { params, body: { layout } })
      // The texts of the other layout are the server's.
      await queries.invalidateQueries({ queryKey: queryKeyOf(listLetters, { params }), exact: true })
      props.onSaved()
    })
    setSaved(done)
    setWanted(null)
  }
  const hints = { paragraphs: texts.paragraphsHint, table: texts.tableHint }
  return (
    <div className="mt-5 rounded-md border border-line p-4">
      <RadioGroup
        id="letter-layout"
        name="letter-layout"
        label={texts.title}
        hint={texts.hint}
        value={wanted ?? props.layout}
        choices={letterLayouts.map((layout) => ({
          value: layout,
          label: texts[layout],
          hint: hints[layout],
        }))}
        onChange={({ target }) => {
          const layout = letterLayouts.find((each) => each === target.value)
          if (layout) void choose(layout)
        }}
      />
      <FailureNotice sentence={failure} />
      <p role="status" className="text-sm font-semibold text-press">
        {isSaved && texts.saved}
      </p>
    </div>
  )
}
