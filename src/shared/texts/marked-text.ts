/** `at` is the place in its text, from 0 on: a name for whoever draws it. */
export interface MarkedBlock {
  at: number
  kind: 'paragraph' | 'list'
  lines: MarkedLine[]
}
export interface MarkedLine {
  at: number
  words: { at: number; text: string; strong: boolean }[]
}

/**
 * A text in blocks, as it is drawn in mails and on paper. The markup of texts that the operator words: an empty line begins a
 * paragraph, lines that begin with '- ' are a list, and **two stars** make words strong. Everything else is printed as it is
 * typed; nothing here is ever HTML.
 */
export function markedBlocks(text: string): MarkedBlock[] {
  let at = 0
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const blocks: MarkedBlock[] = []
    for (const line of paragraph.split('\n').filter((each) => each.trim() !== '')) {
      const item = /^\s*- (.*)$/.exec(line)
      const kind = item ? 'list' : 'paragraph'
      if (blocks.at(-1)?.kind !== kind) blocks.push({ at: at++, kind, lines: [] })
      blocks.at(-1)?.lines.push({ at: at++, words: wordsOf(item?.[1] ?? line) })
    }
    return blocks
  })
}

function wordsOf(line: string): MarkedLine['words'] {
  // Every second part stands between two pairs of stars; a pair without its other is printed.
  const parts = line.split('**')
  const closed = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('**')]
  return closed.map((text, at) => ({ at, text, strong: at % 2 === 1 })).filter(({ text }) => text !== '')
}
