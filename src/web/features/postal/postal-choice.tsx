import { type FormEvent, useState } from 'react'
import { type getPostal, quotePostal } from '../../../shared/api/postal.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import {
  mostLettersOfOrder,
  type PostalService,
  postalServices,
} from '../../../shared/rules/postal-service.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { postalLetterName } from './postal-letter-name.ts'
import type { PostalWish } from './postal-steps.ts'

interface PostalChoiceProps {
  clientId: string
  postal: CallReply<typeof getPostal>
  onQuoted: (wish: PostalWish, quote: CallReply<typeof quotePostal>) => void
}

type PostalLetter = PostalChoiceProps['postal']['letters'][number]

/** How, and which letters; the addresses are checked before a price is told. */
export function PostalChoice({ clientId, postal, onQuoted }: PostalChoiceProps) {
  const { postal: texts, portal } = useMessages()
  const say = useSay()
  const [service, setService] = useState<PostalService>('certified')
  const free = postal.letters.filter(({ reason }) => reason === null)
  const waiting = byReason(postal.letters, say)
  const shownAs = ({ documentId, round, ...letter }: PostalLetter) => ({
    id: `postal-letter-${documentId}`,
    label: texts.letter(postalLetterName(letter, portal), round),
  })
  const newest = Math.max(...free.map(({ round }) => round))
  // Letters come and go while this is open, as they are signed: what nobody touched is chosen when it is of the newest round.
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isChosen = ({ documentId, round }: { documentId: number; round: number }) =>
    touched.get(documentId) ?? round === newest
  const { busy, failure, act, refuse } = useAct(texts.askFailed)
  const priceOf = (each: PostalService) =>
    formatDollars(postal.leastPrices.find((row) => row.service === each)?.price ?? 0)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const documentIds = free.filter(isChosen).map(({ documentId }) => documentId)
    if (documentIds.length === 0) return refuse(texts.pickOne)
    if (documentIds.length > mostLettersOfOrder) return refuse(texts.tooMany(mostLettersOfOrder))
    const wish = { documentIds, service }
    await act(
      (call) => call(quotePostal, { params: { id: clientId }, body: wish }),
      (quote) => onQuoted(wish, quote),
    )
  }
  return (
    <form
      noValidate
      onSubmit={ask}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <RadioGroup
        id="postal-service"
        name="postal-service"
        label={texts.service.label}
        value={service}
        onChange={({ target }) =>
          setService(postalServices.find((each) => each === target.value) ?? 'certified')
        }
        choices={postalServices.map((each) => ({
          value: each,
          label: `${texts.service.names[each]}, ${texts.service.from(priceOf(each))}`,
          hint: texts.service.hints[each],
        }))}
      />
      <fieldset>
        <legend className="font-semibold">{texts.letters}</legend>
        {free.map((letter) => (
          <Checkbox
            key={letter.documentId}
            {...shownAs(letter)}
            checked={isChosen(letter)}
            onChange={({ target }) => setTouched(new Map(touched).set(letter.documentId, target.checked))}
          />
        ))}
        {waiting.map(([reason, letters], at) => (
          <div key={reason}>
            {letters.map((letter) => (
              <Checkbox
                key={letter.documentId}
                {...shownAs(letter)}
                noteId={`postal-waiting-${at}`}
                disabled
              />
            ))}
            <p id={`postal-waiting-${at}`} className="pl-9 text-muted">
              {reason}
            </p>
          </div>
        ))}
      </fieldset>
      <FailureNotice sentence={failure} />
      <div>
        <Button type="submit" busy={busy} disabled={free.length === 0}>
          {texts.ask}
        </Button>
      </div>
    </form>
  )
}

/** Why letters cannot be sent now, each reason with the letters that it holds back: three drafts have one. */
function byReason(
  letters: readonly PostalLetter[],
  say: ReturnType<typeof useSay>,
): readonly (readonly [string, PostalLetter[]])[] {
  const found = new Map<string, PostalLetter[]>()
  for (const letter of letters) {
    if (letter.reason === null) continue
    const reason = say(letter.reason)
    found.set(reason, [...(found.get(reason) ?? []), letter])
  }
  return [...found]
}
