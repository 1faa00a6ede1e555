import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { DisputeItem } from './dispute-item.tsx'
import { type LetterValues, withItem, withNewItem, withoutItem } from './letter-values.ts'
import type { ChangeValues } from './use-letter-values.ts'

interface DisputeItemsProps {
  values: LetterValues
  change: ChangeValues
}

/** Any number of items; one always remains. A new one takes the focus, a removed one gives it to the add button. */
export function DisputeItems({ values, change }: DisputeItemsProps) {
  const { items: texts } = useMessages().generator
  const { items } = values
  const addButton = useRef<HTMLButtonElement>(null)
  const [told, setTold] = useState('')
  const count = useRef(items.length)
  const newest = items.at(-1)?.id
  useEffect(() => {
    const before = count.current
    count.current = items.length
    if (items.length === before + 1) document.getElementById(`item-${newest}-type`)?.focus()
  }, [items.length, newest])
  return (
    <PageSection id="items" title={texts.title} lead={texts.lead}>
      <ol className="grid gap-5">
        {items.map((item, at) => (
          <DisputeItem
            key={item.id}
            item={item}
            number={at + 1}
            isOnly={items.length === 1}
            onChange={(edit) => change((before) => withItem(before, item.id, edit))}
            onRemove={() => {
              change((before) => withoutItem(before, item.id))
              setTold(texts.removed(at + 1))
              addButton.current?.focus()
            }}
          />
        ))}
      </ol>
      <div className="mt-5">
        <Button
          ref={addButton}
          kind="secondary"
          onClick={() => {
            change(withNewItem)
            setTold('')
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          {texts.add}
        </Button>
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
    </PageSection>
  )
}
