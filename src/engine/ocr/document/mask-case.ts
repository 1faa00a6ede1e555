import type { Word } from '../../read/positioned-text.ts'

/** The mask of an account number alone, in either case. */
const crosses = /^(?:x{3,}|X{3,})$/
/** Share of a document's masks that says how it prints them. */
const most = 0.75

/** The words of the pages with every mask of crosses in the case of nearly all of them: one that stands alone on its page, or was read two rows high, does not tell. */
export function withOneMaskCase(pages: readonly (readonly Word[])[]): Word[][] {
  const masks = pages.flatMap((words) => words.filter(({ text }) => crosses.test(text)))
  const small = masks.filter(({ text }) => text.startsWith('x')).length
  const isSmall = small >= most * masks.length
  const isMixed = small > 0 && (isSmall || masks.length - small >= most * masks.length)
  return pages.map((words) =>
    words.map((word) =>
      isMixed && crosses.test(word.text)
        ? { ...word, text: isSmall ? word.text.toLowerCase() : word.text.toUpperCase() }
        : word,
    ),
  )
}
