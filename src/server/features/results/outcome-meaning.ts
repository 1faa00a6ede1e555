import type { ItemOutcome } from '../../../engine/letters/case-file.ts'

/** One sentence an outcome: what it means, and what the next round does with it. */
export const outcomeMeaning: Record<ItemOutcome, string> = {
  deleted:
    'The entry is gone from this report. Nothing more is asked; a return would need a notice to you within five business days.',
  corrected: 'What was disputed now reads as you asked. Nothing more is asked.',
  verified:
    'The bureau says that the entry is right. The next letter asks how it checked, and answers with what the report shows.',
  changed_still_wrong:
    'Something was changed, but it still cannot be right. The next letter says what changed and what is still wrong.',
  reinserted:
    'A deleted entry is back. The next letter asks for the certification and the notice that the law requires.',
  reaged: 'A date was moved, so that the entry would stay longer. The next letter disputes the new date.',
  no_answer: 'The answer does not say what became of this item. The next letter asks again.',
}
